import { href } from '#routes/href.ts';
import { LANGUAGE_NAME, LANGUAGE_TAG, LOCALES } from '#routes/locales.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { seenScreens, watchScreens } from '../../support/seen-screens.ts';
import { storageKey } from '../../support/storage.ts';
import { chooseMethod, choosePackage, fillAccount, NEWCOMER, pressPay } from '../checkout/buying.ts';

// `tests/dist/heads.test.ts` checks where each address leads each visitor.

test('a members’ screen shows visitors only the login, which returns to the complete address', async ({
  page,
  verbs,
}) => {
  await watchScreens(page);
  const wanted = href('packages', { locale: 'en', params: { level: '3' }, query: { from: 'mail' }, hash: 'compare' });
  await page.goto(wanted);
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await islandsReady(page);
  await expect.poll(() => seenScreens(page)).toEqual(['login']);
  await verbs.fillLogin('en', 'lin');
  await page.waitForURL(`**${wanted}`);
});

test('a guests’ screen leads members to the account and shows them nothing', async ({ page, verbs }) => {
  await verbs.signedIn('ann');
  await watchScreens(page);
  await page.goto(href('register', { locale: 'tw' }));
  await page.waitForURL(`**${href('account', { locale: 'tw' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => seenScreens(page)).toEqual(['account']);
});

test('a browser that refuses storage and channels between tabs still shows its pages', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    window.BroadcastChannel = refuse as unknown as typeof BroadcastChannel;
  });
  await page.goto(href('faq', { locale: 'en' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(href('rules', { locale: 'en' }));
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(href('register', { locale: 'en' }));
  await expect(page.locator('.product')).toHaveCount(6);
  await choosePackage(page, 'vip-720');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$89.99');
});

test('a members’ screen is not shown to somebody who logs out and presses the browser’s Back button', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('ann');
  await verbs.open('invite', { locale: 'en' });
  await verbs.open('terms', { locale: 'en' });
  await page.evaluate((key) => sessionStorage.removeItem(key), storageKey('token'));
  await page.goBack();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
});

test('an older name leads to its screen in the browser’s language, with query and hash', async ({
  browser,
  sandbox,
}) => {
  const context = await browser.newContext({ locale: 'zh-HK', baseURL: sandbox.origin });
  const page = await context.newPage();
  const options = { query: { ref: 'sam', note: 'a b' }, hash: 'own' };
  await page.goto('/clientMac?ref=sam&note=a+b#own');
  await page.waitForURL(`**${href('downloadClient', { locale: 'tw', params: { type: 'macos' }, ...options })}`);
  await context.close();
});

test('the language that a visitor chooses counts in other tabs of the browser as well', async ({ page, context }) => {
  await page.goto(href('terms', { locale: 'zh' }));
  await page.getByRole('link', { name: LANGUAGE_NAME.tw, exact: true }).click();
  await page.waitForURL(`**${href('terms', { locale: 'tw' })}`);
  const other = await context.newPage();
  await other.goto(href('contact'));
  await other.waitForURL(`**${href('contact', { locale: 'tw' })}`);
});

test('without JavaScript an older name offers its screen in the three languages', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sandbox.origin });
  const page = await context.newPage();
  await page.goto('/refund');
  const links = page.getByRole('link');
  await expect(links).toHaveText(['简体中文', '繁體中文', 'English']);
  for (const [index, locale] of LOCALES.entries())
    await expect(links.nth(index)).toHaveAttribute('href', `/${locale}/terms/#refund`);
  await context.close();
});

test('a sign-in form in an address signs in, leaves the address bar, and opens the wanted page', async ({ page }) => {
  const query = { formSign: 'green-lin', from: 'app' };
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(href('terms', { query, hash: 'refund' }));
  await page.waitForURL(`**${href('terms', { locale: 'en', query: { from: 'app' }, hash: 'refund' })}`);
  expect(addresses.some((address) => address.includes(href('greenChannel', { locale: 'en' })))).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKey('formSign'))).toBeNull();
  await page.goBack().catch(() => undefined);
  expect(page.url()).not.toContain('formSign');
});

test('an order names the referrer, source and channel of the visit, even from another tab', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto(`${href('landing', { locale: 'en' })}?ref=sam&os=ios&channelId=c7`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto(href('register', { locale: 'en' }));
  await islandsReady(other);
  await choosePackage(other, 'vip-360');
  await fillAccount(other, 'en', NEWCOMER);
  await chooseMethod(other, 'en', 'creditCard');
  await pressPay(other, 'en', '$49.99');
  await expect.poll(() => sandbox.calls('createRegOrder')).toHaveLength(1);
  await expect
    .poll(() => sandbox.calls('createRegOrder')[0]?.payload)
    .toMatchObject({ ref: 'sam', source: 'ios', channelId: 'c7' });
});

test('switching from tw stays on the screen, with query and hash', async ({ page, verbs }) => {
  const options = { params: { type: 'android' }, query: { ref: 'sam' }, hash: 'main' };
  await verbs.open('downloadClient', { locale: 'tw', ...options });
  for (const other of ['zh', 'en', 'tw'] as const) {
    await page.getByRole('link', { name: LANGUAGE_NAME[other], exact: true }).click();
    await page.waitForURL(`**${href('downloadClient', { locale: other, ...options })}`);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAG[other]);
  }
});

test('an unknown address is answered in its own or the browser’s language, with status 404', async ({
  page,
  verbs,
}) => {
  verbs.expectConsole(/404 \(Not Found\)/);
  const own = words('tw', 'notFound');
  expect((await page.goto('/tw/nowhere/at/all/'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('title'));
  await expect(page.getByRole('link', { name: own('home') })).toHaveAttribute(
    'href',
    href('landing', { locale: 'tw' }),
  );
  await page.goto('/zh-TW/Login?ref=sam');
  await page.waitForURL('**/tw/login/?ref=sam');

  const other = words('en', 'notFound');
  await page.evaluate(() => sessionStorage.clear());
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other('title'));
  // The header and the footer surround the message, and its link opens the search of the FAQ.
  await page.getByRole('contentinfo').getByText(words('en', 'common')('footer.all')).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: LANGUAGE_NAME.en })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: words('en', 'common')('menu.login') })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: other('faq') })
    .click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the chosen colours survive a reload and other pages, until the system decides again', async ({ page, verbs }) => {
  const t = words('en', 'common');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await verbs.open('terms', { locale: 'en' });
  const light = await paper();
  await page.getByRole('button', { name: t('footer.schemeDark'), exact: true }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect.poll(() => paper()).toBe(dark);
  await verbs.open('login', { locale: 'zh' });
  await expect.poll(() => paper()).toBe(dark);
  const auto = page.getByRole('button', { name: words('zh', 'common')('footer.schemeAuto'), exact: true });
  await page.getByText(words('zh', 'common')('footer.all')).click();
  await auto.click();
  await expect(auto).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => paper()).toBe(light);
  await page.reload();
  await expect.poll(() => paper()).toBe(light);
});
