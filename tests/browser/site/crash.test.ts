import type { Page } from 'playwright/test';
import { href } from '../../../src/routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, words } from '../support/fixtures.ts';

/** Breaks what an island writes prices with, as a bug would. */
async function breakPrices(page: Page): Promise<void> {
  await page.evaluate(() => {
    function broken(): never {
      throw new Error('broken on purpose');
    }
    Object.assign(Number.prototype, { toFixed: broken });
  });
}

test('an island that breaks says so, gives back what was typed and offers ways to continue', async ({
  page,
  verbs,
}) => {
  const locale = 'zh';
  const t = words(locale, 'shared');
  const checkout = words(locale, 'checkout');
  verbs.expectConsole(/broken on purpose/);
  await verbs.open('register', { locale });
  await page.getByLabel(checkout('field.email'), { exact: true }).fill('wren@example.com');
  await page.getByLabel(checkout('field.password'), { exact: true }).fill('wing-42');
  const premium = page.getByRole('button', { name: checkout('level.2'), exact: true });
  await expect(premium).toBeVisible();
  // A countdown may break it first; a button that is gone can't be pressed any more.
  const button = await premium.elementHandle();
  await breakPrices(page);
  await button?.evaluate((element) => (element as HTMLElement).click());

  const notice = page.getByRole('alert').filter({ hasText: t('failure.unexpected') });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel(t('failure.typed'))).toHaveValue('wren@example.com');
  await expect(page.getByRole('main').getByRole('link', { name: t('failure.report') })).toHaveAttribute(
    'href',
    href('touristTicket', { locale }),
  );
  // The page around it keeps working.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('failure.reload') }).click();
  await expect(page.getByLabel(checkout('field.email'), { exact: true })).toBeVisible();
});

test('a password that was shown when the island broke is not shown again', async ({ page, verbs }) => {
  const t = words('en', 'shared');
  const checkout = words('en', 'checkout');
  verbs.expectConsole(/broken on purpose/);
  await verbs.open('register', { locale: 'en' });
  await page.getByLabel(checkout('field.password'), { exact: true }).fill('wing-42');
  await page
    .getByRole('button', { name: t('password.show') })
    .first()
    .click();
  const premium = page.getByRole('button', { name: checkout('level.2'), exact: true });
  await expect(premium).toBeVisible();
  const button = await premium.elementHandle();
  await breakPrices(page);
  await button?.evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByText(t('failure.unexpected'))).toBeVisible();
  await expect(page.getByText('wing-42')).toHaveCount(0);
});

test('where the code of the notice can’t be had either, a sentence says so, and the page around it lives on', async ({
  page,
  verbs,
}) => {
  const checkout = words('en', 'checkout');
  verbs.expectConsole(/broken on purpose|ERR_FAILED|Failed to fetch/);
  await page.route('**/CrashNotice*', (route) => route.abort());
  await verbs.open('register', { locale: 'en' });
  const premium = page.getByRole('button', { name: checkout('level.2'), exact: true });
  await expect(premium).toBeVisible();
  const button = await premium.elementHandle();
  await breakPrices(page);
  await button?.evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByRole('alert').filter({ hasText: words('en', 'shared')('failure.unexpected') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a member is led to a ticket of their own', async ({ page, verbs }) => {
  const t = words('en', 'shared');
  verbs.expectConsole(/broken on purpose/);
  await page.addInitScript(() => {
    function broken(): never {
      throw new Error('broken on purpose');
    }
    Object.assign(Date.prototype, { toISOString: broken });
  });
  await verbs.signedIn('lin');
  await page.goto(href('account', { locale: 'en' }));
  await expect(page.getByRole('main').getByRole('link', { name: t('failure.report') })).toHaveAttribute(
    'href',
    href('ticketCreate', { locale: 'en' }),
  );
});
