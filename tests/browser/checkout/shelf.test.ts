import { expectAbove } from '../support/above.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { heldBack } from '../support/slow-scripts.ts';
import { choosePackage } from './buying.ts';

test('an offer that runs out says so, and the goods are asked for again, once, without a price of the site’s own', async ({
  page,
  verbs,
  sandbox,
}) => {
  await page.clock.install();
  await verbs.open('register', { locale: 'en' });
  await choosePackage(page, 'vip-180');
  const card = page.locator('label', { has: page.locator('[value="vip-180"]') });
  await expect(card).toContainText('$24.99');
  await verbs.setting('offer', 'over');
  verbs.fault({ call: 'skuList', kind: 'refuse' });
  await page.clock.fastForward('02:00:01');
  // Only the server knows the new price: what came stays, without a promise that it is exact.
  await expect(card).toContainText('Offer ended: the price may have changed');
  await expect(card).toContainText('$24.99');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('You pay about$24.99');
  await expect.poll(() => sandbox.calls('skuList').length).toBe(2);
});

test('after an offer the server’s own price is shown, and paid', async ({ page, verbs }) => {
  await page.clock.install();
  await verbs.signedIn('xin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await choosePackage(page, 'vip-180');
  await verbs.setting('offer', 'over');
  await page.clock.fastForward('20:00:01');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('You pay$29.40');
  await expect(page.locator('[name=product][value="vip-180"]')).toBeChecked();
});

test('a package whose offer comes as 0 costs the price that came', async ({ page, verbs }) => {
  await verbs.setting('offer', 'zero');
  await verbs.setting('activity', 'popup');
  await page.setViewportSize(DESKTOP);
  await verbs.open('register', { locale: 'zh' });
  // What the goods say of an activity stands in the line above the header.
  await expect(page.getByRole('link', { name: '秋季优惠：一年基础版加送 15 天' })).toBeVisible();
  const card = page.locator('label', { has: page.locator('[value="vip-180"]') });
  await expect(card).toContainText('US$24.99');
  await expect(card).not.toContainText('优惠');
  await choosePackage(page, 'vip-180');
  await expect(page.getByRole('region', { name: '订单' })).toContainText('应付US$24.99');
});

test('Pay says what is missing: packages that are still loading, then a method; nothing is ordered by itself', async ({
  page,
  verbs,
  sandbox,
}) => {
  await page.setViewportSize(PHONE);
  const answer = await heldBack(page, '**/api/Website/skuList');
  await verbs.signedIn('bob');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await page.getByRole('button', { name: 'Loading…' }).click();
  await expect(page.getByText('Packages are still loading. Try again in a moment.')).toBeInViewport();
  await answer.release();
  await expect(page.getByRole('button', { name: 'Next: payment' })).toBeVisible();
  await expect(page.getByText('Packages are still loading.')).toHaveCount(0);
  await expect(page.getByText('Choose a payment method.')).toHaveCount(0);
  // That no method is chosen is said in view, above the bar, and nothing is sent.
  await page.getByRole('button', { name: 'Next: payment' }).click();
  const problem = page.getByText('Choose a payment method.');
  await expect(page.getByRole('radio', { name: 'Alipay' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose a method' })).toBeVisible();
  await expect.poll(async () => (await problem.boundingBox())?.y).toBeGreaterThan(0);
  await expectAbove(problem, page.locator('.pay-bar'));
  expect(sandbox.calls('createRenewOrder')).toHaveLength(0);
});
