import { href } from '../../../src/routes/href.ts';
import { expectAbove } from '../support/above.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, islandsReady, PHONE, test, words } from '../support/fixtures.ts';
import { dollars } from '../support/words.ts';
import { chooseMethod, fillAccount, NEWCOMER, pressPay } from './buying.ts';

test('a tab that is closed while an order is under way leads to a question, and to the account (zh)', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'zh';
  const t = words(locale, 'order');
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale, params: { level: 1 } });
  await chooseMethod(page, locale, 'creditCard');
  verbs.fault({ call: 'createRenewOrder', kind: 'slow', ms: 60_000 });
  await pressPay(page, locale, dollars(locale, 49.99));
  await expect.poll(() => sandbox.calls('createRenewOrder').length).toBe(1);
  // The answer never comes: the page is left before it.
  await verbs.open('packages', { locale, params: { level: 1 } });
  await chooseMethod(page, locale, 'creditCard');
  await pressPay(page, locale, dollars(locale, 49.99));
  const dialog = page.getByRole('dialog', { name: t('again.lost.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: t('again.account') }).click();
  await page.waitForURL(`**${href('account', { locale, query: { tab: 'orders' } })}`);
  await expect.poll(() => sandbox.calls('createRenewOrder')).toHaveLength(1);
});

test('the account says that an order whose answer was lost may be there, not that its payment is on the way', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'waiting');
  verbs.expectConsole(/Failed to load resource/);
  await page.setViewportSize(PHONE);
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await chooseMethod(page, 'en', 'aliPay');
  verbs.fault({ call: 'createRenewOrder', kind: 'lost' });
  await pressPay(page, 'en', '$49.99');
  await expect.poll(() => sandbox.calls('createRenewOrder').length).toBeGreaterThan(0);
  await expect(page.getByText('Your order may have gone through.')).toBeVisible();
  const link = page.getByRole('link', { name: 'See that order' });
  await expectAbove(link, page.locator('.pay-bar'));
  await link.click();
  await islandsReady(page);
  await expect(page.getByText(t('unknown.title'))).toBeVisible();
  await expect(page.getByText(t('waiting.title'))).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('do.hide') }).click();
  await expect(page.getByText(t('unknown.title'))).toHaveCount(0);
});

test('a second tab knows of the order that the first one is sending', async ({ page, context, verbs, sandbox }) => {
  await verbs.open('register', { locale: 'en' });
  await fillAccount(page, 'en', NEWCOMER);
  await chooseMethod(page, 'en', 'aliPay');
  verbs.fault({ call: 'createRegOrder', kind: 'slow', ms: 60_000 });
  await pressPay(page, 'en', '$49.99');
  await expect.poll(() => sandbox.calls('createRegOrder').length).toBe(1);
  const second = await context.newPage();
  await second.goto(href('register', { locale: 'en' }));
  await islandsReady(second);
  // What the first tab has kept comes first, or it would come between.
  await expect(second.getByText(words('en', 'shared')('kept.restored'))).toBeVisible();
  await fillAccount(second, 'en', NEWCOMER);
  await chooseMethod(second, 'en', 'aliPay');
  await pressPay(second, 'en', '$49.99');
  await second.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => sandbox.calls('createRegOrder')).toHaveLength(1);
  // Somebody else, with another address, is not asked.
  await fillAccount(second, 'en', { ...NEWCOMER, email: 'tern@example.com' });
  await pressPay(second, 'en', '$49.99');
  await second.waitForURL('**/pay/**');
});
