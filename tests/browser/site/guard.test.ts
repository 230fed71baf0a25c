import type { BrowserContextOptions } from 'playwright/test';
import { href } from '#routes/href.ts';
import { LANGUAGE_NAME, LANGUAGE_TAG, LOCALES } from '#routes/locales.ts';
import { rowOf, type ScreenName } from '#routes/table.ts';
import { allVariants } from '#routes/variants.ts';
import { chooseMethod, choosePackage, fillAccount, NEWCOMER, pressPay } from '../checkout/buying.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, islandsReady, test, words } from '../support/fixtures.ts';
import { seenScreens, watchScreens } from '../support/seen-screens.ts';
import { storageKey } from '../support/storage.ts';

/** Every address of the screens that only members, or only visitors, may see. */
function addressesOf(access: 'member' | 'guest'): string[] {
  const addresses = allVariants()
    .filter(({ name }) => rowOf(name).access === access)
    .map(({ name, params }) => href(name, { locale: 'en', params: { id: '105', ...params } }));
  expect(addresses).not.toEqual([]);
  return addresses;
}

test('a visitor is led to the login from every members’ screen, and sees nothing of it', async ({ page }) => {
  await watchScreens(page);
  for (const address of addressesOf('member')) {
    await page.goto(address);
    await page.waitForURL(`**${href('login', { locale: 'en' })}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKey('path'))).toBe(address);
  }
  await expect.poll(() => seenScreens(page)).toEqual(['login']);
});

test('a member is led to the account from every guests’ screen, and sees nothing of it', async ({ page, verbs }) => {
  await verbs.signedIn('ann');
  await watchScreens(page);
  for (const address of addressesOf('guest')) {
    await page.goto(address);
    await page.waitForURL(`**${href('account', { locale: 'en' })}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect.poll(() => seenScreens(page)).toEqual(['account']);
});

test('the way back keeps parameter, query and hash', async ({ page, verbs }) => {
  const wanted = href('packages', { locale: 'en', params: { level: '3' }, query: { from: 'mail' }, hash: 'compare' });
  await page.goto(wanted);
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await islandsReady(page);
  await verbs.fillLogin('en', 'lin');
  await page.waitForURL(`**${wanted}`);
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

/** Browsers by their languages, and the language that they get (docs/behaviour/addresses.md#choosing-a-language). */
const BROWSERS = [
  ['zh-CN', 'zh'],
  ['zh-HK', 'tw'],
  ['en-GB', 'en'],
  ['eo', 'en'],
] as const;

test('a bare address is shown in the browser’s language, with its query and hash', async ({ browser, sandbox }) => {
  for (const [language, locale] of BROWSERS) {
    const context = await browser.newContext({ locale: language, baseURL: sandbox.origin });
    const page = await context.newPage();
    const options = { query: { ref: 'sam', note: 'a b' }, hash: 'refund' };
    await page.goto(href('terms', options));
    await page.waitForURL(`**${href('terms', { locale, ...options })}`);
    await context.close();
  }
});

test('an address that names a language counts for its tab only; the switcher chooses for the browser', async ({
  page,
  context,
}) => {
  await page.goto(href('terms', { locale: 'zh' }));
  await page.getByRole('link', { name: LANGUAGE_NAME.tw, exact: true }).click();
  await page.waitForURL(`**${href('terms', { locale: 'tw' })}`);
  const visitor = await context.newPage();
  await visitor.goto(href('terms', { locale: 'zh' }));
  await visitor.goto(href('faq'));
  await visitor.waitForURL(`**${href('faq', { locale: 'zh' })}`);
  await page.goto(href('faq'));
  await page.waitForURL(`**${href('faq', { locale: 'tw' })}`);
  const other = await context.newPage();
  await other.goto(href('contact'));
  await other.waitForURL(`**${href('contact', { locale: 'tw' })}`);
});

/** Older names and short ways, and where they lead (docs/behaviour/addresses.md#older-names). */
const OLDER: readonly [older: string, screen: ScreenName, params?: Record<string, string>, hash?: string][] = [
  ['index', 'landing'],
  ['forgetPass', 'forgotPassword'],
  ['forgotPass', 'forgotPassword'],
  ['resetPass', 'resetPassword'],
  ['clientIos', 'downloadClient', { type: 'ios' }],
  ['clientWindows', 'downloadClient', { type: 'windows' }],
  ['clientMac', 'downloadClient', { type: 'macos' }],
  ['clientExt', 'downloadClient', { type: 'ext' }],
  ['router/r2s', 'routerGuide', { step: '1' }],
  ['refund', 'terms', {}, 'refund'],
];

test('every older name leads to its screen: bare in the browser’s language, or in its own', async ({ page }) => {
  for (const [older, screen, params, hash] of OLDER) {
    const query = { ref: 'sam' };
    await page.goto(`/zh/${older}/?ref=sam`);
    await page.waitForURL(`**${href(screen, { locale: 'zh', params, query, hash })}`);
  }
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  for (const [older, screen, params, hash] of OLDER) {
    await page.goto(hash ? `/${older}` : `/${older}?a=1#own`);
    await page.waitForURL(
      `**${href(screen, { locale: 'en', params, ...(hash ? { hash } : { query: { a: '1' }, hash: 'own' }) })}`,
    );
  }
  await page.goto('/refund?a=1#own');
  await page.waitForURL(`**${href('terms', { locale: 'en', query: { a: '1' }, hash: 'own' })}`);
});

test('a bare address keeps its ticket, and packages without a level are level 1', async ({ page, verbs }) => {
  await page.goto(href('ticketContent', { params: { id: '105' } }));
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKey('path')))
    .toBe(href('ticketContent', { locale: 'en', params: { id: '105' } }));
  await verbs.signedIn('ann');
  await page.goto('/zh/packages/?from=mail');
  await page.waitForURL(`**${href('packages', { locale: 'zh', params: { level: '1' }, query: { from: 'mail' } })}`);
});

test.describe('without JavaScript', () => {
  test('a bare address, older or not, offers the three languages as links', async ({ browser, sandbox }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sandbox.origin });
    const page = await context.newPage();
    for (const [address, screen, hash] of [
      [href('landing'), 'landing', undefined],
      [href('faq'), 'faq', undefined],
      ['/refund', 'terms', 'refund'],
    ] as const) {
      await page.goto(address);
      const links = page.getByRole('link');
      await expect(links).toHaveText(['简体中文', '繁體中文', 'English']);
      for (const [index, locale] of LOCALES.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', href(screen, { locale, hash }));
      }
    }
    await context.close();
  });
});

test('a sign-in form in any address signs in, leaves the address bar, and the visit continues to where it led', async ({
  page,
}) => {
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

test('an order says who sent the visitor, from where and by which channel, from another tab too', async ({
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

test('an address that leads nowhere is answered in its own language or the browser’s, with status 404 and the way home', async ({
  page,
  browser,
  sandbox,
  verbs,
}) => {
  verbs.expectConsole(/404 \(Not Found\)/);
  for (const locale of LOCALES) {
    const t = words(locale, 'notFound');
    expect((await page.goto(`/${locale}/nowhere/at/all/`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    await expect(page.getByRole('link', { name: t('home') })).toHaveAttribute('href', href('landing', { locale }));

    const options: BrowserContextOptions = { locale: LANGUAGE_TAG[locale], baseURL: sandbox.origin };
    const context = await browser.newContext(options);
    const other = await context.newPage();
    expect((await other.goto('/nowhere'))?.status()).toBe(404);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    // Header and footer stand around it, and the FAQ is searched at once.
    await expect(other.getByRole('contentinfo').getByRole('link', { name: LANGUAGE_NAME[locale] })).toBeVisible();
    await expect(
      other.getByRole('banner').getByRole('link', { name: words(locale, 'common')('menu.login') }),
    ).toBeVisible();
    if (locale === 'en') {
      await expectAccessible(other);
      await other
        .getByRole('main')
        .getByRole('link', { name: t('faq') })
        .click();
      await expect(other.getByRole('searchbox')).toBeFocused();
    }
    await context.close();
  }
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
  await auto.click();
  await expect(auto).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => paper()).toBe(light);
  await page.reload();
  await expect.poll(() => paper()).toBe(light);
});
