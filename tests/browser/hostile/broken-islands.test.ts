import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, words } from '../support/fixtures.ts';

const shared = words('zh', 'shared');
const checkout = words('zh', 'checkout');

/** Makes a function throw with which the shop writes prices, as a bug would, and makes the shop write some prices. */
async function breakShop(page: Page): Promise<void> {
  const premium = page.getByRole('button', { name: checkout('level.2'), exact: true });
  await expect(premium).toBeVisible();
  await expect(page.locator('.fallback'), 'what was painted before React is replaced').toHaveCount(0);
  // A countdown may break the shop first and remove the button. The handle can still press the removed button.
  const button = await premium.elementHandle();
  await page.evaluate(() => {
    function broken(): never {
      throw new Error('broken on purpose');
    }
    Object.assign(Number.prototype, { toFixed: broken });
  });
  await button?.evaluate((element) => (element as HTMLElement).click());
}

test('a broken island says so, gives back typed text without passwords, and offers ways to continue', async ({
  page,
  verbs,
}) => {
  verbs.expectConsole(/broken on purpose/);
  await verbs.open('register', { locale: 'zh' });
  await page.getByLabel(checkout('field.email'), { exact: true }).fill('wren@example.com');
  await page.getByLabel(checkout('field.password'), { exact: true }).fill('wing-42');
  // A password that is shown is in a text field, and must still not be given back.
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
  // The rest of the page keeps working.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: shared('failure.reload') }).click();
  await expect(page.getByLabel(checkout('field.email'), { exact: true })).toBeVisible();
});

test('if the notice about a broken island cannot load either, a sentence replaces the notice', async ({
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

test('a broken island leads members to a ticket of their own', async ({ page, verbs }) => {
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
