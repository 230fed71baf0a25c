import * as config from '#config.ts';
import { href } from '#routes/href.ts';
import { copiedText } from '../../support/clipboard.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';

const say = words('en', 'receipt');

test('without the list of products an order has its level’s name, and its receipt promises nothing', async ({
  page,
  verbs,
}) => {
  const t = words('tw', 'receipt');
  verbs.fault({ call: 'skuList', kind: 'refuse', times: -1 });
  // Browsers inside some apps cannot print.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'print'));
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'tw', query: { tab: 'orders', receipt: 'P001001' } });
  const receipt = page.getByRole('region', { name: t('title') });
  // The page neither offers nor rules out a refund.
  const policy = page.getByRole('link', { name: t('policy') }).and(page.locator('main a'));
  await expect(policy).toHaveAttribute('href', href('terms', { locale: 'tw', hash: 'refund' }));
  await expect(page.getByRole('link', { name: t('refund') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('print') })).toHaveCount(0);
  // The server sends only the number of devices, so the receipt names only that.
  await expect(receipt).toContainText(`${t('devices')}2`);
  await verbs.open('account', { locale: 'tw', query: { tab: 'orders', receipt: 'P001002' } });
  await expect(receipt.locator('dd').nth(1)).toHaveText(/^基本版360 天基本版（VIP）一年$/);
  await expect(receipt.getByText('一年', { exact: true })).toHaveAttribute('lang', 'zh-Hans');
  await page.getByRole('button', { name: t('back') }).click();
  await expect(page.getByRole('button', { name: /基本版 360 天/ }).first()).toBeVisible();
});

test('a receipt replaces the tables and has its own address: Back returns, reload stays', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en', query: { tab: 'orders' } });
  const open = page.getByRole('button', { name: /^Receipt\s*Basic\s· One year/ });
  const title = page.getByRole('heading', { name: say('title') });
  await open.click();
  await expect(title).toBeFocused();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  const address = href('account', { locale: 'en', query: { tab: 'orders', receipt: 'P001002' } });
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByText('T-P001002')).toBeVisible();
  await expect(page.getByRole('button', { name: say('print') })).toBeVisible();
  // A month after the payment, a refund can no longer be requested.
  await expect(page.getByRole('link', { name: say('refund') })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(href('account', { locale: 'en', query: { tab: 'orders' } }));
  await expect(open).toBeFocused();
  await open.click();
  await expect(page.getByText('T-P001002')).toBeVisible();
  await page.getByRole('button', { name: say('back') }).click();
  await expect(open).toBeFocused();
});

test('a receipt prints on one page with only the brand, black on white even from dark colours', async ({
  page,
  verbs,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await verbs.signedIn('mei');
  await verbs.open('account', { locale: 'en', query: { tab: 'orders', receipt: 'P004001' } });
  await expect(page.getByText('T-P004001')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const { name, address } = config.seller;
  for (const text of ['Petrel', 'Premium, one year', '$99.99', name.en, address.en])
    await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  for (const role of ['heading', 'button', 'link', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(role === 'heading' ? 1 : 0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByText('T-P004001')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a receipt shows the whole number of an order, however long, and copies it', async ({ page, verbs }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.setViewportSize(PHONE);
  await verbs.signedIn('dev');
  // The server may list the orders in any order.
  await page.route('**/Website/info', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, bean: { ...json.bean, pays: json.bean.pays.toReversed() } } });
  });
  await verbs.open('account', { locale: 'en', query: { tab: 'orders', page: '3' } });
  const number = 'P014015-7d1f5c9e2b804a6d93ab17c5f0e2481b';
  await expect(page.getByText('P014011', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: number }).click();
  const receipt = page.getByRole('region', { name: say('title') });
  await expect(receipt.getByText(number, { exact: true })).toBeVisible();
  await receipt.getByRole('button', { name: 'Copy Order number' }).click();
  await expect(page.getByRole('status').getByText(words('en', 'shared')('copy.done'))).toBeVisible();
  await expect.poll(() => copiedText(page)).toBe(number);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
