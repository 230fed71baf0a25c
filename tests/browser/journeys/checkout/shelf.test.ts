import { expectAbove } from '../../support/above.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { DESKTOP, expect, PHONE, test, words } from '../../support/fixtures.ts';
import { heldBack } from '../../support/slow-scripts.ts';
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
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('You pay about (USD)$24.99');
  await expect.poll(() => sandbox.calls('skuList').length).toBe(2);
});

test('after an offer the server’s own price is shown, and paid', async ({ page, verbs }) => {
  await page.clock.install();
  await verbs.signedIn('xin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await choosePackage(page, 'vip-180');
  await verbs.setting('offer', 'over');
  await page.clock.fastForward('20:00:01');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('You pay (USD)$35.70');
  await expect(page.locator('[name=product][value="vip-180"]')).toBeChecked();
});

test('a package whose offer comes as 0 costs the price that came', async ({ page, verbs }) => {
  await verbs.setting('offer', 'zero');
  await verbs.setting('activity', 'popup');
  await page.setViewportSize(DESKTOP);
  await verbs.open('register', { locale: 'zh' });
  // What the goods say of an activity stands in the line above the header.
  await expect(page.getByRole('link', { name: '买一年基础版，送 15 天' })).toBeVisible();
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
  // The likely one stands first.
  await expect(page.getByRole('radio', { name: 'Credit card' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose a method' })).toBeVisible();
  await expect.poll(async () => (await problem.boundingBox())?.y).toBeGreaterThan(0);
  await expectAbove(problem, page.locator('.pay-bar'));
  expect(sandbox.calls('createRenewOrder')).toHaveLength(0);
});

test('when the shop does not load, no payment method pretends to, and another try brings the goods', async ({
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

test('packages stand by their length, the recommended one marked in its place and chosen, an offer says when it ends, and what packages share is said once; what one accepts stands beside the button', async ({
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
  const slip = page.getByRole('region', { name: 'Your order' });
  await expect(slip).toContainText('You pay');
  const end = await page.locator('label', { has: page.locator('[value="vip-360"]') }).innerText();
  await expect(slip).toContainText(`until ${/20\d\d-\d\d-\d\d/.exec(end)?.[0]}`);
  const consent = page.locator('.pay-consent');
  await expectAbove(page.locator('.pay-bar button'), consent);
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(page.locator('.checkout').getByText('Up to 6 devices + 1 router')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'PayPal' })).toHaveCount(0);
  // Of Premium, that there is no refund, once.
  await expect(consent).toContainText(words('en', 'checkout')('level.final'));
  await expect(page.getByText(words('en', 'slip')('guarantee')).filter({ visible: true })).toHaveCount(0);
});

test('the slip is a clock: the longer the time, the higher the sun and the later the light; its tear line stays', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await verbs.open('register', { locale: 'en' });
  const slip = page.getByRole('region', { name: 'Your order' });
  await expect(slip).toContainText('You pay');
  const [sun, light, total] = [slip.locator('circle'), slip.locator('use'), slip.getByText('You pay')];
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

test('on a phone the first row is in the first view, the benefits are one row that opens, and the page is short', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(PHONE);
  await verbs.open('register', { locale: 'en' });
  // React's own rows, not those that were painted before it.
  await expect(page.locator('.fallback')).toHaveCount(0);
  const rows = page.locator('.product');
  await expect(rows).toHaveCount(6);
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  expect(boxes[0]?.y).toBeLessThanOrEqual(230);
  for (const { height } of boxes) {
    expect(height).toBeGreaterThanOrEqual(64);
    expect(height).toBeLessThanOrEqual(84);
  }
  // The slip's lines come last.
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('You pay');
  // As drawn: six rows of 64 and more, the account, five methods and the whole slip.
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
