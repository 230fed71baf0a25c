import { href } from '#routes/href.ts';
import { chooseMethod, pressPay } from '../journeys/checkout/buying.ts';
import { expectAbove } from '../support/above.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, islandsReady, PHONE, test, words } from '../support/fixtures.ts';

test('another press after a lost answer asks first, and the account shows an order of unknown state', async ({
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
  const other = await page.context().newPage();
  await other.goto(href('packages', { locale: 'en', params: { level: 1 } }));
  await chooseMethod(other, 'en', 'aliPay');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/createRenewOrder', async (route) => {
    await held;
    await route.continue();
  });
  verbs.fault({ call: 'createRenewOrder', kind: 'lost' });
  await pressPay(page, 'en', '$49.99');
  // As long as this tab waits for the answer, the answer is not lost, and another tab does not say so.
  await pressPay(other, 'en', '$49.99');
  const sending = other.getByRole('dialog', { name: order('again.sending.title') });
  await expect(sending).toBeVisible();
  await expect(sending.getByRole('button', { name: order('again.confirm') })).toHaveCount(0);
  await sending.getByRole('button', { name: 'Close' }).click();
  await expect(other.getByRole('region', { name: t('last') }).getByText(t('sending.title'))).toBeVisible();
  release();
  await expect(other.getByRole('region', { name: t('last') }).getByText(t('unknown.title'))).toBeVisible();
  await other.close();
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
