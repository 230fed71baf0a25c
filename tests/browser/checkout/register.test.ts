import type { Page } from 'playwright/test';
import type { MerchantName } from '../../../src/contract/values/shop.ts';
import { href } from '../../../src/routes/href.ts';
import { API_MESSAGE, LOCALES } from '../../../src/routes/locales.ts';
import { expectAccessible } from '../support/accessible.ts';
import { DESKTOP, expect, PHONE, test, words } from '../support/fixtures.ts';
import { dollars } from '../support/words.ts';
import { chooseMethod, choosePackage, fillAccount, NEWCOMER, payAtGateway, pressPay } from './buying.ts';

/** One year of level 1 in each language's money. */
const YEAR = { key: 'vip-360', usd: 49.99 };
/** How each method leads to the gateway, if it does (tests/sandbox/README.md#replies). */
const REPLIES: readonly { method: MerchantName; kind: 'url' | 'form' | 'page' | 'thanks' }[] = [
  { method: 'aliPay', kind: 'url' },
  { method: 'unionPay', kind: 'form' },
  { method: 'wechat', kind: 'page' },
  { method: 'creditCard', kind: 'thanks' },
];

async function reachThanks(page: Page, kind: 'url' | 'form' | 'page' | 'thanks'): Promise<void> {
  if (kind === 'page') await page.getByRole('button', { name: 'I have scanned the code' }).press('Enter');
  if (kind === 'thanks') await page.waitForURL('**/thanks/');
  else await payAtGateway(page);
}

for (const locale of LOCALES) {
  for (const [index, { method, kind }] of REPLIES.entries()) {
    // Each reply at both sizes, each language at both sizes, without multiplying them all.
    for (const viewport of (index + LOCALES.indexOf(locale)) % 2 === 0 ? [PHONE, DESKTOP] : [PHONE]) {
      test(`a visitor registers by buying with ${method} and arrives at the account (${locale}, ${viewport.width} px)`, async ({
        page,
        verbs,
        sandbox,
      }) => {
        await page.setViewportSize(viewport);
        await verbs.open('register', { locale, query: { ref: 'sam', os: 'ios', channelId: 'mail' } });
        await choosePackage(page, YEAR.key);
        await fillAccount(page, locale, NEWCOMER);
        await chooseMethod(page, locale, method);
        await pressPay(page, locale, dollars(locale, YEAR.usd));
        await reachThanks(page, kind);
        await page
          .getByRole('main')
          .getByRole('link', { name: words(locale, 'thanks')('waiting.signedOut.login') })
          .click();
        await page.waitForURL(`**${href('login', { locale })}`);
        await expect(page.getByLabel(words(locale, 'login')('account'), { exact: true })).toHaveValue(NEWCOMER.email);
        await page.getByLabel(words(locale, 'login')('password'), { exact: true }).fill(NEWCOMER.password);
        await page.getByRole('button', { name: words(locale, 'login')('submit'), exact: true }).click();
        await page.waitForURL(`**${href('account', { locale })}`);
        await expect(page.getByText(words(locale, 'thanks')('waiting.arrived.title'))).toBeVisible();

        const [order] = sandbox.calls('createRegOrder');
        expect(order?.payload).toMatchObject({
          productId: 'vip-360',
          payType: method,
          pv: 1,
          account: 'wren@example.com',
          password: 'wing-42',
          ref: 'sam',
          source: 'ios',
          channelId: 'mail',
        });
        expect(sandbox.calls('createRegOrder')).toHaveLength(1);
      });
    }
  }
}

test('nothing is sent before package, account and method are complete, and the focus goes to what is missing', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.open('register', { locale: 'en' });
  await expect(page.getByRole('radio', { name: /One year/ })).toBeChecked();
  const pay = page.getByRole('button', { name: 'Pay $49.99' });
  await pay.click();
  await expect(page.getByText('Complete your account details first.')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByText('Enter your e-mail address.').first()).toBeVisible();
  await fillAccount(page, 'en', { email: 'wren@example.com', password: 'short' });
  await pay.click();
  await expect(page.getByText('Use 6 to 18 characters.', { exact: true })).toBeVisible();
  await fillAccount(page, 'en', NEWCOMER);
  await page.getByLabel('Password again', { exact: true }).fill('wing-43');
  await pay.click();
  await expect(page.getByText('The two passwords differ.')).toBeVisible();
  await fillAccount(page, 'en', NEWCOMER);
  await pay.click();
  await expect(page.getByText('Choose how you want to pay.')).toBeVisible();
  expect(sandbox.calls('createRegOrder')).toHaveLength(0);
});

test('a mistyped mail domain gets a suggestion that can be accepted', async ({ page, verbs }) => {
  await verbs.open('register', { locale: 'en' });
  await page.getByLabel('E-mail', { exact: true }).fill('wren@gmai.com');
  await page.getByRole('button', { name: 'wren@gmail.com' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('wren@gmail.com');
  await page.getByLabel('E-mail', { exact: true }).fill('wren@qq.con');
  await expect(page.getByRole('button', { name: 'wren@qq.com' })).toBeVisible();
});

for (const locale of LOCALES) {
  test(`an address with an account is refused in the reader's language, and signs in with the package kept (${locale})`, async ({
    page,
    verbs,
    sandbox,
  }) => {
    await verbs.open('register', { locale });
    await choosePackage(page, 'vip-720');
    const email = page.getByLabel(words(locale, 'checkout')('field.email'), { exact: true });
    await email.fill(sandbox.people.lin.account);
    await email.blur();
    await expect(email).toHaveAccessibleDescription(TAKEN[API_MESSAGE[locale]]);
    await page.getByRole('link', { name: words(locale, 'checkout')('hint.signIn') }).click();
    await expect(page.getByLabel(words(locale, 'login')('account'), { exact: true })).toHaveValue('lin@example.com');
    await verbs.fillLogin(locale, 'lin');
    await page.waitForURL(`**${href('packages', { locale, params: { level: 1 }, query: { product: 'vip-720' } })}`);
    await expect(page.locator('[name=product][value="vip-720"]')).toBeChecked();
  });
}
const TAKEN = { cn: /邮箱|账号|注册/, en: /account|registered|taken/i };

test('prices, savings, bonus days, devices and countdown of each package are there', async ({ page, verbs }) => {
  await verbs.open('register', { locale: 'en' });
  const year = page.locator('label', { has: page.locator('[value="vip-360"]') });
  await expect(year).toContainText('$49.99');
  await expect(year).toContainText('$71.41');
  await expect(year).toContainText('30% less');
  await expect(year).toContainText('+ 15 days free, worth $2.08');
  await expect(year).toContainText('2 computers and 2 phones or tablets');
  await expect(year).toContainText('Recommended');
  await expect(page.locator('label', { has: page.locator('[value="vip-7"]') })).toContainText('7 days');
  await expect(page.locator('label', { has: page.locator('[value="vip-180"]') })).toContainText(
    /Offer ends in 0 d 1 h 59 min \d+ s/,
  );
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  const premium = page.locator('label', { has: page.locator('[value="svip-360"]') });
  await expect(premium).toContainText('$129.99');
  await expect(premium).toContainText('6 devices and 1 router');
  await expect(premium).toContainText('Not refundable');
  await expect(
    page.getByText('Premium is offered by invitation, includes 500 GB every 30 days, and isn’t refundable.'),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toHaveCount(0);
});

test('paused payments are said, and the button is off', async ({ page, verbs }) => {
  await verbs.setting('payState', 0);
  await verbs.open('register', { locale: 'zh' });
  await expect(page.getByText('支付暂时关闭')).toBeVisible();
  await expect(page.getByRole('button', { name: '支付 US$49.99' })).toBeDisabled();
});

test('goods that do not load can be asked for again', async ({ page, verbs }) => {
  verbs.expectConsole(/500/);
  verbs.fault({ call: 'skuList', kind: 'http500' });
  await verbs.open('register', { locale: 'en' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: /One year/ })).toBeChecked();
});

test('on a phone a package is one row: its name, and its price beside it', async ({ page, verbs }) => {
  await page.setViewportSize(PHONE);
  await verbs.open('register', { locale: 'zh' });
  const card = page.locator('label', { has: page.getByRole('radio', { name: /一年/ }) });
  const [name, price] = await Promise.all(
    [card.getByText('一年'), card.getByText('US$49.99')].map((it) => it.boundingBox()),
  );
  expect(price?.x).toBeGreaterThan(name?.x ?? Number.POSITIVE_INFINITY);
  expect(Math.abs((price?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(12);
  expect((await card.boundingBox())?.height).toBeLessThan(180);
});

test('a visitor who registers can read what they accept', async ({ page, verbs }) => {
  await verbs.open('register', { locale: 'en' });
  const accept = page.getByText('By registering you accept:');
  const link = (name: string) => accept.getByRole('link', { name });
  await expect(link('Terms')).toHaveAttribute('href', href('terms', { locale: 'en' }));
  await expect(link('Refunds')).toHaveAttribute('href', href('terms', { locale: 'en', hash: 'refund' }));
});

test('registering is accessible with and without errors', async ({ page, verbs }) => {
  await verbs.open('register', { locale: 'zh' });
  await expect(page.getByRole('radio', { name: /一年/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: '支付 US$49.99' }).click();
  await expect(page.getByText('请先填好账号信息。')).toBeVisible();
  await expectAccessible(page);
});
