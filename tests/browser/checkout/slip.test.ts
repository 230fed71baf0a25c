import { expectAbove } from '../support/above.ts';
import { expectAccessible } from '../support/accessible.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { choosePackage } from './buying.ts';

test('a package that is recommended comes first, an offer counts down, and what packages share is said once; what one accepts stands above the button', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(DESKTOP);
  await verbs.open('register', { locale: 'en' });
  await expect(page.locator('[name=product]').first()).toHaveValue('vip-360');
  const offer = page.locator('label', { has: page.locator('[value="vip-180"]') });
  await expect(offer).toContainText(/Offer ends in 01:59:\d\d/);
  await expect(page.locator('.checkout').getByText('2 computers + 2 phones')).toHaveCount(1);
  const slip = page.getByRole('region', { name: 'Your order' });
  await expect(slip).toContainText('You pay');
  const end = await page.locator('label', { has: page.locator('[value="vip-360"]') }).innerText();
  await expect(slip).toContainText(`until ${/20\d\d-\d\d-\d\d/.exec(end)?.[0]}`);
  const consent = page.locator('.consent');
  await expectAbove(consent, page.locator('.pay-bar button'));
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(page.locator('.checkout').getByText('Up to 6 devices + 1 router')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'PayPal' })).toHaveCount(0);
  // Of Premium, that there is no refund, once.
  await expect(consent).toContainText('Non-refundable, except where the law gives you a right to cancel.');
  await expect(page.locator('.checkout').getByText('Non-refundable')).toHaveCount(1);
  await expect(page.getByText('15-day money-back guarantee').filter({ visible: true })).toHaveCount(0);
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
  const [sun, light, total] = [slip.locator('circle'), slip.locator('g'), slip.getByText('You pay')];
  const seen: { noon: number; end: number; tear: number }[] = [];
  for (const key of ['vip-7', 'vip-30', 'vip-360', 'vip-720']) {
    await choosePackage(page, key);
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
  expect((await page.getByRole('main').boundingBox())?.height).toBeLessThanOrEqual(1740);
  await expectAccessible(page);
  const benefit = page.getByText('Active within 5 minutes');
  await expect(benefit).toBeHidden();
  await page.getByText('No renewal, 24/7 support and more').click();
  await expect(benefit).toBeVisible();
  await expect(page.getByText(/Offer ends in/)).toBeVisible();
  await expect(page.locator('.banner')).toBeHidden();
  await page.setViewportSize(DESKTOP);
  await expect(page.locator('.banner')).toBeVisible();
});
