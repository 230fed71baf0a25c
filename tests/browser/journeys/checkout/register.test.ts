import type { Page } from 'playwright/test';
import type { MerchantName } from '#contract/values.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { expectAbove } from '../../support/above.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { DESKTOP, expect, PHONE, test, words } from '../../support/fixtures.ts';
import { scriptWith } from '../../support/script-files.ts';
import { dollars } from '../../support/words.ts';
import { chooseMethod, choosePackage, fillAccount, NEWCOMER, payAtGateway, pressPay } from './buying.ts';

/** One year of level 1, with its price in US dollars. */
const YEAR = { key: 'vip-360', usd: 49.99 };
/**
 * How each method leads to the gateway, if it does (tests/sandbox/README.md#replies). Languages and window sizes
 * alternate.
 */
const WAYS: readonly {
  method: MerchantName;
  kind: 'url' | 'form' | 'page' | 'thanks';
  locale: Locale;
  viewport: typeof PHONE;
}[] = [
  { method: 'aliPay', kind: 'url', locale: 'en', viewport: PHONE },
  { method: 'unionPay', kind: 'form', locale: 'zh', viewport: PHONE },
  { method: 'wechat', kind: 'page', locale: 'en', viewport: DESKTOP },
  { method: 'creditCard', kind: 'thanks', locale: 'tw', viewport: PHONE },
];

async function reachThanks(page: Page, kind: 'url' | 'form' | 'page' | 'thanks'): Promise<void> {
  if (kind === 'page') await page.getByRole('button', { name: 'I have scanned the code' }).press('Enter');
  if (kind === 'thanks') await page.waitForURL('**/thanks/');
  else await payAtGateway(page);
}

for (const { method, kind, locale, viewport } of WAYS) {
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
    // Until the page knows the order, it shows another link to the login. So wait for the heading about the order.
    const opens = words(locale, 'waiting')('new.title');
    await expect(page.getByRole('heading', { level: 1, name: opens })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: words(locale, 'waiting')('do.login') })
      .click();
    await page.waitForURL(`**${href('login', { locale })}`);
    await expect(page.getByLabel(words(locale, 'login')('account'), { exact: true })).toHaveValue(NEWCOMER.email);
    await page.getByLabel(words(locale, 'login')('password'), { exact: true }).fill(NEWCOMER.password);
    await page.getByRole('button', { name: words(locale, 'login')('submit'), exact: true }).click();
    await page.waitForURL(`**${href('account', { locale })}`);
    await expect(page.getByRole('region', { name: words(locale, 'waiting')('label') })).toContainText('2027-');

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
    await expect.poll(() => sandbox.calls('createRegOrder')).toHaveLength(1);
  });
}

test('the pay bar leads to the next missing field, names mistakes, and pays when all is complete', async ({
  page,
  verbs,
  sandbox,
}) => {
  await page.setViewportSize(PHONE);
  await verbs.open('register', { locale: 'en' });
  const bar = page.locator('.pay-bar [type=submit]');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await expect(page.getByRole('radio', { name: /One year/ })).toBeChecked();
  await expect(bar).toHaveText('Next: email');
  await bar.click();
  await expect(page.getByText('Fill in your account details first.')).toBeInViewport();
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toBeInViewport();
  // Nothing is wrong yet, because the button has only led the visitor there.
  await expect(page.getByText('Enter your email address.')).toHaveCount(0);
  await expect(field('Confirm email')).toBeHidden();
  // A mistyped mail domain gets a suggestion that can be accepted.
  await field('Email').fill('wren@gmai.com');
  await page.getByRole('button', { name: 'wren@gmail.com' }).click();
  await expect(field('Email')).toHaveValue('wren@gmail.com');
  await field('Email').fill('wren@');
  await bar.click();
  await expect(page.getByText(/Enter an email address like name@/)).toBeInViewport();
  await expect(bar).toHaveText('Correct the email');
  await field('Email').fill(NEWCOMER.email);
  await bar.click();
  await expect(field('Confirm email')).toBeFocused();
  await field('Confirm email').fill('wrem@example.com');
  await bar.click();
  await expect(page.getByText('The two email addresses don’t match.')).toBeVisible();
  await expect(bar).toHaveText('Correct the email');
  await field('Confirm email').fill(NEWCOMER.email);
  await expect(field('Confirm email')).toHaveAccessibleDescription('Both match');
  await expect(bar).toHaveText('Next: password');
  await field('Password').fill('short');
  await expect(field('Confirm password')).toBeHidden();
  await bar.click();
  await expect(page.getByText('Use 6 to 18 characters.', { exact: true })).toBeVisible();
  await expect(bar).toHaveText('Check the password');
  await field('Password').fill(NEWCOMER.password);
  await expect(bar).toHaveText('Next: confirm password');
  await field('Confirm password').fill('wing-43');
  await bar.click();
  await expect(page.getByText('The two passwords don’t match.')).toBeVisible();
  await field('Confirm password').fill(NEWCOMER.password);
  await expect(page.getByText('Fill in your account details first.')).toHaveCount(0);
  await expect(bar).toHaveText('Next: payment');
  await bar.click();
  await expect(page.getByText('Choose a payment method.')).toBeInViewport();
  await expectAccessible(page);
  await expect(bar).toHaveText('Choose a method');
  expect(sandbox.calls('createRegOrder')).toHaveLength(0);
  await chooseMethod(page, 'en', 'aliPay');
  await expect(bar).toHaveText('Pay $49.99 with Alipay');
  await expect(page.locator('.pay-bar').getByText('By paying, you accept the terms and refund policy.')).toBeVisible();
  await expect(page.getByText('$49.99').filter({ visible: true })).toHaveCount(3);
});

test('a registered e-mail address is refused in the reader’s language, and the login keeps the package (tw)', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'tw';
  await verbs.open('register', { locale });
  await choosePackage(page, 'vip-720');
  const email = page.getByLabel(words(locale, 'checkout')('field.email'), { exact: true });
  await email.fill(sandbox.people.lin.account);
  await email.blur();
  const own = words(locale, 'checkout')('problems.refused');
  await expect(email).toHaveAccessibleDescription(`${own} 伺服器訊息：该邮箱已注册`);
  // The server's words are marked as simplified Chinese.
  await expect(page.locator('small [lang="zh-Hans"]')).toHaveCount(1);
  await page.getByRole('link', { name: words(locale, 'checkout')('hint.signIn') }).click();
  await expect(page.getByLabel(words(locale, 'login')('account'), { exact: true })).toHaveValue('lin@example.com');
  await verbs.fillLogin(locale, 'lin');
  await page.waitForURL(`**${href('packages', { locale, params: { level: 1 }, query: { product: 'vip-720' } })}`);
  await expect(page.locator('[name=product][value="vip-720"]')).toBeChecked();
});

test('the page says that payments are paused, and the button is off', async ({ page, verbs }) => {
  await verbs.setting('payState', 0);
  await verbs.open('register', { locale: 'zh' });
  await expect(page.locator('main .notice').getByText('我们暂停收款，请稍后再试。')).toBeVisible();
  const button = page.getByRole('button', { name: '暂停收款' });
  await expect(button).toBeDisabled();
  // The button is off, but it still leads to the reason.
  await button.press('Enter');
  await expect(page.locator('[data-paused]')).toBeFocused();
});

test('texts from a password manager need no repetition, and a password that is too long says so', async ({
  page,
  verbs,
}) => {
  await verbs.open('register', { locale: 'en' });
  /** Fills in all visible fields as a password manager does, with an event that nobody typed. */
  const fillIn = (password: string): Promise<void> =>
    page.evaluate((text) => {
      for (const field of document.querySelectorAll<HTMLInputElement>('main [type=email], main [type=password]')) {
        if (!field.checkVisibility()) continue;
        field.value = field.type === 'email' ? 'wren@example.com' : text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, password);
  await fillIn('xoqnic-Dyfke5-puxhum');
  await page.getByLabel('Password', { exact: true }).blur();
  await page.locator('.pay-bar [type=submit]').click();
  await expect(page.getByText('Use 6 to 18 characters.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('passwordrules', /maxlength: 18/);
  await fillIn('xoqnic-Dyfke5');
  for (const name of ['Confirm email', 'Confirm password'])
    await expect(page.getByLabel(name, { exact: true })).toHaveAccessibleDescription('Both match');
  await expect(page.locator('.pay-bar [type=submit]')).toHaveText(/^Next: pay/);
});

test('the comparison opens above the products, and can be opened again after a failed load', async ({
  page,
  verbs,
}) => {
  verbs.expectConsole(/Comparison|ERR_FAILED/);
  const comparison = `**${scriptWith('product-list/Comparison.tsx')}`;
  await page.route(comparison, (route) => route.abort());
  await verbs.open('register', { locale: 'en' });
  await page.getByText('Compare', { exact: true }).click();
  await expect(page.getByText(words('en', 'shared')('failure.reason.code'))).toBeVisible();
  await page.unroute(comparison);
  // Another page's link to the comparison opens it as well, for example the landing page's link.
  await verbs.open('landing', { locale: 'en' });
  await page.getByRole('link', { name: 'Compare packages' }).first().click();
  const table = page.getByRole('table');
  await expect(table).toContainText('at least 100 Mbps');
  await expectAccessible(page);
  await expectAbove(table, page.locator('.list.box').first());
  // The table stresses the level that is shown, with the price of one year.
  await expect(table.locator('thead [data-shown]')).toHaveText('Basic One year $49.99');
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(table.locator('thead [data-shown]')).toHaveText('Premium One year $129.99');
  await page.getByRole('button', { name: 'Data plan' }).click();
  await expect(table).toHaveCount(0);
});
