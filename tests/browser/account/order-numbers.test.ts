import { expectAccessible } from '../support/accessible.ts';
import { copiedText } from '../support/clipboard.ts';
import { expect, PHONE, test, words } from '../support/fixtures.ts';

const shared = words('en', 'shared');

test("an order's number is read and copied whole, however long", async ({ page, verbs }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.setViewportSize(PHONE);
  await verbs.signedIn('dev');
  await verbs.open('account', { locale: 'en', query: { tab: 'orders', page: '3' } });
  const number = 'P014015-7d1f5c9e2b804a6d93ab17c5f0e2481b';
  await expect(page.getByText('P014011', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Copy Order number ${number}` }).click();
  await expect(page.getByRole('status').getByText(shared('copy.done'))).toBeVisible();
  await expect.poll(() => copiedText(page)).toBe(number);

  await page
    .getByRole('row', { name: number })
    .getByRole('button', { name: /^Receipt/ })
    .click();
  const receipt = page.getByRole('region', { name: words('en', 'receipt')('title') });
  await expect(receipt.getByText(number, { exact: true })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await receipt.getByRole('button', { name: 'Copy Order number' }).click();
  await expect.poll(() => copiedText(page)).toBe(number);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectAccessible(page);
});
