import { expectAbove } from '../../support/above.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { DESKTOP, expect, PHONE, test, words } from '../../support/fixtures.ts';
import { heldBack } from '../../support/slow-scripts.ts';
import { choosePackage } from './buying.ts';

test('when an offer ends, the page says so and requests the products once more', async ({ page, verbs, sandbox }) => {
  await page.clock.install();
  await verbs.open('register', { locale: 'en' });
  await choosePackage(page, 'vip-180');
  const card = page.locator('label', { has: page.locator('[value="vip-180"]') });
  await expect(card).toContainText('$24.99');
  await verbs.setting('offer', 'over');
  verbs.fault({ call: 'skuList', kind: 'refuse' });
  await page.clock.fastForward('02:00:01');
  // Only the server knows the new price. The page keeps the price that it has, and no longer promises that the price is exact.
  await expect(card).toContainText('Offer ended: the price may have changed');
  await expect(card).toContainText('$24.99');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('You pay about (USD)$24.99');
  await expect.poll(() => sandbox.calls('skuList').length).toBe(2);
});

test('after an offer the order shows the server’s own price', async ({ page, verbs }) => {
  await page.clock.install();
  await verbs.signedIn('xin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await choosePackage(page, 'vip-180');
  await verbs.setting('offer', 'over');
  await page.clock.fastForward('20:00:01');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('You pay (USD)$31.24');
  await expect(page.locator('[name=product][value="vip-180"]')).toBeChecked();
});

test('a package with an offer of 0 costs the price that came', async ({ page, verbs }) => {
  await verbs.setting('offer', 'zero');
  await verbs.setting('activity', 'popup');
  await page.setViewportSize(DESKTOP);
  await verbs.open('register', { locale: 'zh' });
  // The banner above the header shows what the answer with the products says about an activity.
  await expect(page.getByRole('link', { name: '买一年基础版，送 15 天' })).toBeVisible();
  const card = page.locator('label', { has: page.locator('[value="vip-180"]') });
  await expect(card).toContainText('US$24.99');
  await expect(card).not.toContainText('优惠');
  await choosePackage(page, 'vip-180');
  await expect(page.getByRole('region', { name: '订单' })).toContainText('应付US$24.99');
});

test('the pay button says that packages are loading or a method is missing, and orders nothing', async ({
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
  // The page says above the pay bar that no method is chosen, and sends nothing.
  await page.getByRole('button', { name: 'Next: payment' }).click();
  const problem = page.getByText('Choose a payment method.');
  // The most likely method is the first.
  await expect(page.getByRole('radio', { name: 'Credit card' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose a method' })).toBeVisible();
  await expect.poll(async () => (await problem.boundingBox())?.y).toBeGreaterThan(0);
  await expectAbove(problem, page.locator('.pay-bar'));
  expect(sandbox.calls('createRenewOrder')).toHaveLength(0);
});

test('if the products do not load, no payment method shows, and a retry loads the products', async ({
  page,
  verbs,
}) => {
  verbs.expectConsole(/500/);
  verbs.fault({ call: 'skuList', kind: 'http500' });
  await verbs.open('register', { locale: 'en' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Packages didn’t load');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('.row-skeleton:visible')).toHaveCount(0);
  await expect(page.getByText('You’ll see the payment methods once the packages have loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: /One year/ })).toBeChecked();
});

test('packages are sorted by length, the recommended one is chosen, and shared facts appear once', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(DESKTOP);
  await verbs.open('register', { locale: 'en' });
  const keys = page.locator('[name=product]').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  expect(await keys).toEqual(['vip-7', 'vip-30', 'vip-90', 'vip-180', 'vip-360', 'vip-720']);
  await expect(page.getByRole('radio', { name: /Our pick/ })).toHaveValue('vip-360');
  await expect(page.getByRole('radio', { name: /Our pick/ })).toBeChecked();
  const offer = page.locator('label', { has: page.locator('[value="vip-180"]') });
  await expect(offer).toContainText(/Ends (at \d\d:\d\d|\d\d-\d\d \d\d:\d\d)/);
  await expect(page.locator('.checkout').getByText('2 computers + 2 phones')).toHaveCount(1);
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('You pay');
  const end = await page.locator('label', { has: page.locator('[value="vip-360"]') }).innerText();
  await expect(summary).toContainText(`until ${/20\d\d-\d\d-\d\d/.exec(end)?.[0]}`);
  const consent = page.locator('.pay-consent');
  await expectAbove(page.locator('.pay-bar button'), consent);
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(page.locator('.checkout').getByText('Up to 6 devices + 1 router')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'PayPal' })).toHaveCount(0);
  // For Premium, the page says once that there is no refund.
  await expect(consent).toContainText(words('en', 'checkout')('level.final'));
  await expect(page.getByText(words('en', 'orderSummary')('guarantee')).filter({ visible: true })).toHaveCount(0);
});

test('the order summary draws a longer package with a higher sun and a later light', async ({ page, verbs }) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await verbs.open('register', { locale: 'en' });
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('You pay');
  const [sun, light, total] = [summary.locator('circle'), summary.locator('use'), summary.getByText('You pay')];
  const seen: { noon: number; end: number; tear: number }[] = [];
  for (const key of ['vip-7', 'vip-30', 'vip-360', 'vip-720']) {
    await choosePackage(page, key);
    await page.evaluate(() => scrollTo(0, 0));
    const [noon, end, tear] = await Promise.all([sun.boundingBox(), light.boundingBox(), total.boundingBox()]);
    seen.push({ noon: noon?.y ?? 0, end: end?.x ?? 0, tear: tear?.y ?? 0 });
  }
  for (const [index, { noon, end, tear }] of seen.slice(1).entries()) {
    expect(noon).toBeLessThan(seen[index]?.noon ?? 0);
    expect(end).toBeGreaterThan(seen[index]?.end ?? Number.POSITIVE_INFINITY);
    expect(tear).toBe(seen[index]?.tear);
  }
});

test('on a phone the first view has a package, the benefits are folded, and the page is short', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(PHONE);
  await verbs.open('register', { locale: 'en' });
  // Wait for React's own rows, because others are painted before them.
  await expect(page.locator('.fallback')).toHaveCount(0);
  const rows = page.locator('.product');
  await expect(rows).toHaveCount(6);
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  expect(boxes[0]?.y).toBeLessThanOrEqual(230);
  for (const { height } of boxes) {
    expect(height).toBeGreaterThanOrEqual(64);
    expect(height).toBeLessThanOrEqual(84);
  }
  // The lines of the order summary come last.
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('You pay');
  // The design has six rows of at least 64 px, the account, five methods and the whole order summary.
  expect((await page.getByRole('main').boundingBox())?.height).toBeLessThanOrEqual(1880);
  await expectAccessible(page);
  const benefit = page.getByText('Active within 5 minutes').filter({ visible: true });
  await expect(benefit).toBeHidden();
  await page.getByText('No automatic renewal, 24/7 support').click();
  await expect(benefit).toBeVisible();
  await expect(page.getByText(/^Ends (at|\d)/)).toBeVisible();
  await expect(page.locator('.banner')).toBeHidden();
  await page.setViewportSize(DESKTOP);
  await expect(page.locator('.banner')).toBeVisible();
});
