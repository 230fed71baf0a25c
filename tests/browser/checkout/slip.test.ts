import { expectAbove } from '../support/above.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { choosePackage } from './buying.ts';

test('what one accepts stands above the button; of Premium, that there is no refund, once', async ({ page, verbs }) => {
  await page.setViewportSize(DESKTOP);
  await verbs.open('register', { locale: 'en' });
  const slip = page.getByRole('region', { name: 'Your order' });
  await expect(slip).toContainText('You pay');
  const end = await page.locator('label', { has: page.locator('[value="vip-360"]') }).innerText();
  await expect(slip).toContainText(`until ${/20\d\d-\d\d-\d\d/.exec(end)?.[0]}`);
  const consent = page.locator('.consent');
  await expectAbove(consent, page.locator('.pay-bar button'));
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
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

test('on a phone the benefits are one row that opens, and no banner stands above the packages', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(PHONE);
  await verbs.open('register', { locale: 'en' });
  const benefit = page.getByText('Active within 5 minutes');
  await expect(benefit).toBeHidden();
  await page.getByText('No renewal, 24/7 support and more').click();
  await expect(benefit).toBeVisible();
  await expect(page.getByText(/Offer ends in/)).toBeVisible();
  await expect(page.locator('.banner')).toBeHidden();
  await page.setViewportSize(DESKTOP);
  await expect(page.locator('.banner')).toBeVisible();
});
