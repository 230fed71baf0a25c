import { href } from '#routes/href.ts';
import { expectAbove } from '../support/above.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, islandsReady, PHONE, test, words } from '../support/fixtures.ts';
import { chooseMethod, fillAccount, NEWCOMER, pressPay } from './buying.ts';

test('another press after a lost answer asks, and leads to the account, which says that the order may be there, not that its payment is on the way', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'waiting');
  const order = words('en', 'order');
  verbs.expectConsole(/Failed to load resource/);
  await page.setViewportSize(PHONE);
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await chooseMethod(page, 'en', 'aliPay');
  verbs.fault({ call: 'createRenewOrder', kind: 'lost' });
  await pressPay(page, 'en', '$49.99');
  await expect(page.getByText('Your order may have gone through.')).toBeVisible();
  await expectAbove(page.getByRole('link', { name: 'See that order' }), page.locator('.pay-bar'));
  await pressPay(page, 'en', '$49.99');
  const dialog = page.getByRole('dialog', { name: order('again.lost.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: order('again.account') }).click();
  await page.waitForURL(`**${href('account', { locale: 'en', query: { tab: 'orders' } })}`);
  await islandsReady(page);
  expect(sandbox.calls('createRenewOrder')).toHaveLength(1);
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
