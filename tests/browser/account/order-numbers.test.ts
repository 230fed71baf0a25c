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
  const copied = () => copiedText(page);
  await expect(page.getByText('P014011', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Copy Order number ${number}` }).click();
  await expect(page.getByRole('status').getByText(shared('copy.done'))).toBeVisible();
  await expect.poll(() => copied()).toBe(number);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await expectAccessible(page);

  await page
    .getByRole('row', { name: number })
    .getByRole('button', { name: /^Receipt/ })
    .click();
  const receipt = page.getByRole('region', { name: words('en', 'receipt')('title') });
  await expect(receipt.getByText(number, { exact: true })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await receipt.getByRole('button', { name: 'Copy Order number' }).click();
  await expect.poll(copied).toBe(number);
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
});
