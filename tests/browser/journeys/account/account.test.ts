import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test, words } from '../../support/fixtures.ts';
import { dataOf, summaryOf } from './summary.ts';

const t = words('en', 'account');
const shared = words('en', 'shared');

test('a device is removed after confirmation, kept without it, and its place is free again', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en' });
  await expect(page.getByText('Computers: 2 of 2 · phones: 1 of 2')).toBeVisible();
  // Each device is visible once. The button beside it repeats the name for screen readers.
  const seen = page.locator(':not(.visually-hidden)').filter({ visible: true });
  await expect(page.getByRole('main').getByText('Work laptop', { exact: true }).and(seen)).toHaveCount(1);
  const add = page.locator('.account-add');
  await expect(add).toHaveText('You can also set upa phone');
  await expect(add).toHaveAttribute('href', href('download', { locale: 'en' }));
  const unbind = page.getByRole('button', { name: 'Remove Work laptop' });
  const dialog = page.getByRole('dialog', { name: t('devices.askTitle') });
  await unbind.click();
  // The question is read out with the title, and Enter does no harm.
  await expect(dialog).toHaveAccessibleDescription(/Work laptop/);
  await expect(dialog.getByRole('button', { name: shared('dialog.cancel') })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: shared('dialog.cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(unbind).toBeFocused();
  expect(sandbox.calls('deviceUnbind')).toHaveLength(0);

  await unbind.click();
  await dialog.getByRole('button', { name: t('devices.unbind') }).click();
  await expect(page.getByText(t('devices.unbound'))).toBeVisible();
  await expect(page.getByText('Computers: 1 of 2 · phones: 1 of 2')).toBeFocused();
  await expect(page.getByText('Work laptop')).toHaveCount(0);
  await expect.poll(() => sandbox.calls('deviceUnbind').map(({ payload }) => payload)).toEqual([{ id: '1-1' }]);
  await page.reload();
  await expect(page.getByText('Computers: 1 of 2 · phones: 1 of 2')).toBeVisible();
  // The link to the apps names the kinds of device that have a free place. The focus stays where the last device was.
  await expect(add).toHaveText('You can also set upa phone and a computer');
  for (const left of ['Computers: 1 of 2 · phones: 0 of 2', t('devices.empty')]) {
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: t('devices.unbind') }).click();
    await expect(page.locator(':focus')).toContainText(left);
  }
});

test('the used data is refreshed, and a failure shows next to the button', async ({ page, verbs }) => {
  await verbs.signedIn('tao');
  await verbs.open('account', { locale: 'en' });
  const summary = dataOf(page);
  await summary.getByRole('button', { name: t('traffic.refresh') }).click();
  await expect(page.getByText('流量已刷新 · Data refreshed')).toBeVisible();
  await expect(summary).toContainText('185.45 of 500.00 GB used');
  await expect(summary.getByRole('progressbar')).toHaveJSProperty('value', 37);
  verbs.expectConsole(/500/);
  verbs.fault({ call: 'refreshVip', kind: 'http500' });
  await summary.getByRole('button', { name: t('traffic.refresh') }).click();
  await expect(summary.getByRole('alert')).toContainText('Network error');
  await expect(summary).toContainText('185.45 of 500.00 GB used');
});

test('17 devices have 4 pages, 23 orders have 5, and address, Back and reload keep the page', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('dev');
  await verbs.open('account', { locale: 'en' });
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(page.getByText('17 devices added')).toBeVisible();
  await expect(rows).toHaveCount(5);
  // All places of a Premium package are taken.
  await expect(page.getByRole('link', { name: t('devices.add') })).toHaveCount(0);
  const pager = page.getByRole('navigation', { name: t('devices.pages') });
  await pager.getByRole('button', { name: 'Page 4' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(href('account', { locale: 'en', query: { page: '4' } }));

  await page.getByRole('tab', { name: t('orders.tab') }).click();
  await expect(page.getByText('23 orders')).toBeVisible();
  // An old order has only a price in yuan, which is divided by 6.88.
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows.nth(1)).toContainText('Premium, one month');
  await expect(rows.nth(1)).toContainText('$14.99');
  await page.getByRole('button', { name: 'Page 5' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(href('account', { locale: 'en', query: { tab: 'orders', page: '5' } }));
  await page.reload();
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(rows).toHaveCount(5);
  await page.goBack();
  await page.goBack();
  await expect(rows).toHaveCount(2);
});

/** The name and the text of the file that a button offers for download. */
async function saved(page: Page, button: string): Promise<[string, string]> {
  const download: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
}

test('devices, orders and the reminder are saved as files', async ({ page, verbs }) => {
  await verbs.signedIn('uma');
  await verbs.open('account', { locale: 'en' });
  const [devices, devicesCsv] = await saved(page, t('export'));
  expect(devices).toMatch(/^devices-\d{4}-\d\d-\d\d\.csv$/);
  expect(devicesCsv).toMatch(/^\uFEFFDevice,Type,Platform,Added on\r\nWork laptop,Windows 11,Computer,\d{4}-/);
  expect(devicesCsv.split('\r\n')).toHaveLength(6);
  await page.getByRole('tab', { name: t('orders.tab') }).click();
  const [orders, ordersCsv] = await saved(page, t('export'));
  expect(orders).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(ordersCsv.split('\r\n')[1]).toMatch(/^P023001,Basic\u00a0· One month,30,5\.99,\d{4}/);

  const [reminder, ics] = await saved(page, t('reminder.do'));
  expect(reminder).toBe('expiry.ics');
  expect(ics).toContain('SUMMARY:Petrel: Basic (VIP) expires\r\n');
  expect(ics.replaceAll('\r\n ', '')).toContain(`${new URL(page.url()).origin}/en/packages/1/`);
});

test('a slow account shows placeholders first, and at once everything that the tab has stored', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('lin');
  verbs.fault({ call: 'info', kind: 'slow', ms: 60_000 });
  await verbs.open('account', { locale: 'en' });
  await expect(page.getByText(shared('loading'))).toBeVisible();
  await page.reload();
  await expect(page.getByText('Computers: 2 of 2 · phones: 1 of 2')).toBeVisible();
  // Wait for the island, because rows that are painted before its code are not yet stored in the tab.
  await expect(page.locator('.fallback')).toHaveCount(0);
  verbs.expectConsole(/ERR_INVALID_HTTP_RESPONSE/);
  verbs.fault({ call: 'info', kind: 'drop' });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Network error');
  await expect(page.getByText('Computers: 2 of 2 · phones: 1 of 2')).toBeVisible();
  await expect(
    page.getByText(/^The details below were last updated at 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d\.$/),
  ).toBeVisible();
});

test('a level without an end date says so, offers a ticket, and shows the date once known', async ({ page, verbs }) => {
  await verbs.signedIn('nia');
  verbs.fault({
    call: 'info',
    kind: 'rewrite',
    changes: [{ at: 'bean.expireSVip', value: 0 }, { at: 'bean.trafficMax' }],
  });
  await verbs.open('account', { locale: 'en' });
  const summary = summaryOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Active');
  await expect(summary).toContainText('Premium (SVIP)');
  await expect(summary).toContainText('we don’t have its end date yet');
  await expect(dataOf(page)).toContainText('500 GB every 30 days250.00 GB used');
  await expectAccessible(page);
  const ticket = summary.getByRole('link', { name: t('end.ticket') });
  await expect(ticket).toHaveAttribute('href', href('ticketCreate', { locale: 'en' }));
  await summary.getByRole('button', { name: t('traffic.refresh') }).click();
  await expect(summary).toContainText('3 days left');
  await expect(dataOf(page)).toContainText('250.00 of 500.00 GB used');
});

test('the account shows every member the rules, the packages of each level, and both tabs', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  for (const who of ['lin', 'ann', 'mei'] as const) {
    if (who !== 'lin') await verbs.become(who);
    await verbs.open('account', { locale: 'en' });
    const main = page.getByRole('main');
    for (const level of [1, 2, 3])
      await expect(
        main.locator(`a[href="${href('packages', { locale: 'en', params: { level } })}"]`).first(),
      ).toBeVisible();
    await expect(main.locator(`a[href="${href('rules', { locale: 'en' })}"]`)).toBeVisible();
    await expect(main.getByRole('tab')).toHaveText([t('devices.tab'), t('orders.tab')]);
  }
});

/** The state of the sky above each member's days left. `screens/texts` records the words below the sky. */
const SKIES = { lin: 'morning', ned: 'morning', nia: 'soon', kai: 'over', ann: 'none' } as const;

/** Where the only filled button is. A member who needs nothing has none. */
const FILLED: Partial<Record<keyof typeof SKIES, string>> = {
  ned: '.empty',
  nia: '.deep .acts',
  kai: '.deep .acts',
  ann: '.account-prices',
};

test('the sky on the account fits the days left, and at most one button is filled', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  for (const [who, sky] of Object.entries(SKIES)) {
    await test.step(who, async () => {
      if (who !== 'lin') await verbs.become(who as keyof typeof SKIES);
      await verbs.open('account', { locale: 'en' });
      await expect(page.locator('[data-sky]')).toHaveAttribute('data-state', sky);
      const place = FILLED[who as keyof typeof SKIES];
      await expect(page.locator(`${place ?? 'main'} a.button:not(.quiet)`)).toHaveCount(place ? 1 : 0);
      await expect(page.locator('main a.button:not(.quiet)')).toHaveCount(place ? 1 : 0);
    });
  }
});
