import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { noteSilentRegions } from '../../support/live-regions.ts';
import { storageKey } from '../../support/storage.ts';

const TICKETS = ['a', 'b'].map((key) => ({ key, title: `Ticket ${key}`, atMs: 1_790_000_000_000 }));

/** Stores links to guest tickets in this browser, as opening the tickets does. */
async function keepLinks(page: Page, tickets: readonly unknown[]): Promise<void> {
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), {
    key: storageKey('guestTickets'),
    value: JSON.stringify(tickets),
  });
}

function keptLinks(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), storageKey('guestTickets'));
}

test('a log-out asks about links to guest tickets, and removes them only at a press (tw)', async ({ page, verbs }) => {
  const locale = 'tw';
  const t = words(locale, 'login');
  const logOut = async (): Promise<void> => {
    const name = words(locale, 'common')('menu.logOut');
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await page.waitForURL(`**${href('login', { locale })}`);
    await islandsReady(page);
  };
  const question = page.getByText(t('guestLinks.text', { count: 2 }));
  await verbs.signedIn('lin');
  await verbs.open('terms', { locale });
  await keepLinks(page, TICKETS);
  const silent = await noteSilentRegions(page);
  await logOut();
  await expect(question).toBeVisible();
  expect(await silent()).toEqual([]);
  await expect(page.getByRole('link', { name: t('guestLinks.show') })).toHaveAttribute(
    'href',
    href('touristTicket', { locale }),
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: t('guestLinks.keep'), exact: true }).click();
  await expect(question).toHaveCount(0);
  expect(JSON.parse((await keptLinks(page)) ?? '')).toHaveLength(2);
  // The page asks after a log-out, and never asks somebody who only comes to log in.
  await page.reload();
  await islandsReady(page);
  await expect(page.getByLabel(t('account'))).toBeVisible();
  await expect(question).toHaveCount(0);
  await verbs.fillLogin(locale, 'lin');
  await page.waitForURL(`**${href('account', { locale })}`);
  await logOut();
  await page.getByRole('button', { name: t('guestLinks.remove'), exact: true }).press('Enter');
  const done = page.getByText(t('guestLinks.removed'));
  await expect(done).toBeFocused();
  await expectAccessible(page);
  await expect.poll(() => keptLinks(page)).toBeNull();
  // A list that cannot be read counts as empty.
  await verbs.fillLogin(locale, 'lin');
  await page.waitForURL(`**${href('account', { locale })}`);
  await keepLinks(page, [{ key: 7 }]);
  await logOut();
  await expect(page.getByRole('button', { name: t('guestLinks.remove') })).toHaveCount(0);
});
