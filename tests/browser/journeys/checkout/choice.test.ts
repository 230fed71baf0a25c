import { href } from '#routes/href.ts';
import { LANGUAGE_NAME, type Locale } from '#routes/locales.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { switchLanguage } from '../../support/switch-language.ts';
import { chooseMethod, choosePackage } from './buying.ts';

test('a visitor’s choices stay after a reload, in another language and after Back (en)', async ({ page, verbs }) => {
  const chosen = async (inLanguage: Locale) => {
    await islandsReady(page);
    await expect(page.locator('[name=product][value="svip-30"]')).toBeChecked();
    await expect(page.getByRole('radio', { name: words(inLanguage, 'shared')('payment.unionPay') })).toBeChecked();
  };
  await verbs.open('register', { locale: 'en', query: { ref: 'sam' } });
  await page.getByRole('button', { name: words('en', 'checkout')('level.2'), exact: true }).click();
  await choosePackage(page, 'svip-30');
  await chooseMethod(page, 'en', 'unionPay');
  const query = { ref: 'sam', product: 'svip-30', method: 'unionPay' };
  await expect(page).toHaveURL(href('register', { locale: 'en', query }));
  await page.reload();
  await chosen('en');
  await switchLanguage(page, LANGUAGE_NAME.zh);
  await page.waitForURL(`**${href('register', { locale: 'zh', query })}`);
  await chosen('zh');
  await verbs.open('terms', { locale: 'zh' });
  await page.goBack();
  await chosen('zh');
});

test('a member who is signed out when paying signs in again and pays for the same choice', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('bob');
  await verbs.open('packages', { locale: 'zh', params: { level: 1 } });
  await choosePackage(page, 'vip-30');
  await chooseMethod(page, 'zh', 'wechat');
  verbs.fault({ call: 'createRenewOrder', kind: 'logout' });
  const pay = page.locator('.pay-bar [type=submit]');
  await pay.click();
  await page.waitForURL(`**${href('login', { locale: 'zh' })}`);
  await islandsReady(page);
  await expect(page.getByText(words('zh', 'shared')('failure.sessionEnded'))).toBeVisible();
  await verbs.fillLogin('zh', 'bob');
  const query = { product: 'vip-30', method: 'wechat' };
  await page.waitForURL(`**${href('packages', { locale: 'zh', params: { level: 1 }, query })}`);
  await expect(page.locator('[name=product][value="vip-30"]')).toBeChecked();
  await pay.click();
  await expect.poll(() => sandbox.calls('createRenewOrder').length).toBe(2);
  await expect
    .poll(() => sandbox.calls('createRenewOrder').at(-1)?.payload)
    .toMatchObject({ productId: 'vip-30', mId: 'wx-5' });
});

test('choices stay on the product list that an address opened, and a new tab keeps the method', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('bob');
  // A package of another level does not change the product list. The page says that it is not sold there.
  await verbs.open('packages', { locale: 'en', params: { level: 1 }, query: { product: 'svip-30', os: 'ios' } });
  const gone = page.getByText('The package you chose is no longer sold');
  await expect(gone).toBeVisible();
  await expect(page.locator('[name=product]:checked')).toHaveValue('vip-360');
  await choosePackage(page, 'vip-720');
  await expect(gone).toHaveCount(0);
  await chooseMethod(page, 'en', 'unionPay');
  await expect(page).toHaveURL(/\/packages\/1\/\?product=vip-720&os=ios&method=unionPay$/);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Premium', exact: true }).click({ button: 'middle' });
  const beside = await opened;
  await beside.waitForURL('**/packages/2/?os=ios&method=unionPay');
  await beside.close();
  await page.getByRole('link', { name: 'Premium', exact: true }).click();
  await page.waitForURL('**/packages/2/?os=ios&method=unionPay');
  await islandsReady(page);
  await expect(page.getByRole('radio', { name: 'UnionPay' })).toBeChecked();
  await page.goBack();
  await expect(page.locator('[name=product][value="vip-720"]')).toBeChecked();
});

test('a choice on the members’ product list survives the login and the registration', async ({ page, verbs }) => {
  const query = { product: 'svip-30', method: 'unionPay' };
  const packagesPage = href('packages', { locale: 'en', params: { level: 2 }, query });
  await page.goto(packagesPage);
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await islandsReady(page);
  await page.getByRole('link', { name: words('en', 'login')('register') }).click();
  await page.waitForURL(`**${href('register', { locale: 'en', query: { level: '2', ...query } })}`);
  await islandsReady(page);
  await expect(page.locator('[name=product][value="svip-30"]')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'UnionPay' })).toBeChecked();
  await choosePackage(page, 'svip-360');
  await page
    .getByRole('main')
    .getByRole('link', { name: /log in/i })
    .first()
    .click();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await islandsReady(page);
  await verbs.fillLogin('en', 'bob');
  await page.waitForURL(
    `**${href('packages', { locale: 'en', params: { level: 2 }, query: { ...query, product: 'svip-360' } })}`,
  );
});
