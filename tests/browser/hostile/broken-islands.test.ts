import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, words } from '../support/fixtures.ts';

const shared = words('zh', 'shared');
const checkout = words('zh', 'checkout');

/** Breaks what the shop writes prices with, as a bug would, and has it write some. */
async function breakShop(page: Page): Promise<void> {
  const premium = page.getByRole('button', { name: checkout('level.2'), exact: true });
  await expect(premium).toBeVisible();
  await expect(page.locator('.fallback'), 'what was painted before React is replaced').toHaveCount(0);
  // A countdown may break it first; a button that is gone can't be pressed any more.
  const button = await premium.elementHandle();
  await page.evaluate(() => {
    function broken(): never {
      throw new Error('broken on purpose');
    }
    Object.assign(Number.prototype, { toFixed: broken });
  });
  await button?.evaluate((element) => (element as HTMLElement).click());
}

test('an island that breaks says so, gives back what was typed but no password, and offers ways to continue', async ({
  page,
  verbs,
}) => {
  verbs.expectConsole(/broken on purpose/);
  await verbs.open('register', { locale: 'zh' });
  await page.getByLabel(checkout('field.email'), { exact: true }).fill('wren@example.com');
  await page.getByLabel(checkout('field.password'), { exact: true }).fill('wing-42');
  // One that is shown is no field of its own any more.
  await page
    .getByRole('button', { name: shared('password.show') })
    .first()
    .click();
  await breakShop(page);
  await expect(page.getByRole('alert').filter({ hasText: shared('failure.unexpected') })).toBeVisible();
  await expect(page.getByLabel(shared('failure.typed'))).toHaveValue('wren@example.com');
  await expect(page.getByText('wing-42')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: shared('failure.report') })).toHaveAttribute(
    'href',
    href('touristTicket', { locale: 'zh' }),
  );
  // The page around it keeps working.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: shared('failure.reload') }).click();
  await expect(page.getByLabel(checkout('field.email'), { exact: true })).toBeVisible();
});

test('where the code of the notice can’t be had either, a sentence says so, and the page around it lives on', async ({
  page,
  verbs,
}) => {
  verbs.expectConsole(/broken on purpose|ERR_FAILED|Failed to fetch/);
  await page.route('**/CrashNotice*', (route) => route.abort());
  await verbs.open('register', { locale: 'zh' });
  await breakShop(page);
  await expect(page.getByRole('alert').filter({ hasText: shared('failure.unexpected') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a member is led to a ticket of their own', async ({ page, verbs }) => {
  verbs.expectConsole(/broken on purpose/);
  await page.addInitScript(() => {
    function broken(): never {
      throw new Error('broken on purpose');
    }
    Object.assign(Date.prototype, { toISOString: broken });
  });
  await verbs.signedIn('lin');
  await page.goto(href('account', { locale: 'zh' }));
  await expect(page.getByRole('main').getByRole('link', { name: shared('failure.report') })).toHaveAttribute(
    'href',
    href('ticketCreate', { locale: 'zh' }),
  );
});
