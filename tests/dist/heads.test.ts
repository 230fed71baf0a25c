/**
 * Where the scripts in the heads of the built pages lead each visitor. The scripts run without a browser, so that every page can be tried.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { href } from '#routes/href.ts';
import { LOCALES } from '#routes/locales.ts';
import { rowOf } from '#routes/table.ts';
import { allVariants } from '#routes/variants.ts';
import { runHead } from './support/run-head.ts';

const MEMBER = { tab: { token: 'a' } };

/**
 * Every address of the screens with one kind of access, in each language. tests/unit/routes/match.test.ts lists the
 * screens.
 */
function addressesOf(access: 'member' | 'guest' | 'public'): [address: string, locale: string][] {
  const variants = allVariants().filter(({ name }) => rowOf(name).access === access && !rowOf(name).isNotFound);
  assert.notEqual(variants.length, 0);
  return LOCALES.flatMap((locale) =>
    variants.map(({ name, params }): [string, string] => [
      href(name, { locale, params: { id: '105', ...params } }),
      locale,
    ]),
  );
}

test('every address of a members’ screen leads visitors to the login, and shows and requests nothing', async () => {
  for (const [address, locale] of addressesOf('member')) {
    const wanted = `${address}?from=mail#compare`;
    assert.partialDeepStrictEqual(
      await runHead(wanted),
      {
        ...{ to: `/${locale}/login/`, shownTo: undefined, path: wanted, calls: 0 },
      },
      address,
    );
    assert.partialDeepStrictEqual(await runHead(address, MEMBER), { to: undefined, shownTo: 'member' }, address);
  }
});

test('every address of a guests’ screen leads members to the account, and shows and requests nothing', async () => {
  for (const [address, locale] of addressesOf('guest')) {
    assert.partialDeepStrictEqual(
      await runHead(address, MEMBER),
      {
        ...{ to: `/${locale}/account/`, shownTo: undefined, calls: 0 },
      },
      address,
    );
    assert.partialDeepStrictEqual(await runHead(address), { to: undefined, shownTo: 'guest' }, address);
  }
});

test('a public screen is shown to everybody, and the tab keeps the language of its address', async () => {
  for (const [address, locale] of addressesOf('public')) {
    for (const [visitor, shownTo] of [
      [{ isBlocked: true }, 'guest'],
      [MEMBER, 'member'],
    ] as const)
      assert.partialDeepStrictEqual(await runHead(address, visitor), { to: undefined, shownTo }, address);
    assert.equal((await runHead(address, { browser: { language: 'zh' } })).language, locale);
  }
});

test('a sign-in form in any address leads to its page, leaves the address bar, and keeps the return path', async () => {
  const all = (['member', 'guest', 'public'] as const).flatMap(addressesOf);
  for (const [address, locale] of all.filter(([address]) => !address.includes('greenChannel')))
    assert.partialDeepStrictEqual(
      await runHead(`${address}?formSign=secret&from=app#a`),
      {
        ...{ to: `/${locale}/greenChannel/`, shownTo: undefined, calls: 0 },
        ...{ bar: `${address}?from=app#a`, path: `${address}?from=app#a` },
      },
      address,
    );
  assert.equal((await runHead('/en/account/?formSign=secret', MEMBER)).to, '/en/greenChannel/');
  assert.equal((await runHead('/en/greenChannel/?formSign=secret')).to, undefined);
});

test('an address that begins with two slashes is guarded like any other, and keeps no sign-in form', async () => {
  assert.partialDeepStrictEqual(await runHead('//en/greenChannel/?formSign=secret&from=app', MEMBER), {
    ...{ to: undefined, shownTo: 'member', bar: '//en/greenChannel/?from=app' },
  });
  assert.partialDeepStrictEqual(await runHead('//en/account/?formSign=secret'), {
    ...{ to: '/en/greenChannel/', shownTo: undefined, bar: '//en/account/' },
  });
  assert.equal((await runHead('//en/resetPassword/?key=secret&name=lin')).bar, '//en/resetPassword/?name=lin');
});

test('a key in the address is kept up to 4,096 characters, also of a reset link', async () => {
  const { tabValue } = await runHead(`/en/resetPassword/?key=${'a'.repeat(9000)}&name=lin`);
  assert.equal(tabValue('resetKey'), 'a'.repeat(4096));
  assert.equal(tabValue('resetName'), 'lin');
});

test('a browser that refuses to change the address bar guards the page all the same', async () => {
  const refused = await runHead('/en/account/?formSign=secret', { keepsBar: true });
  assert.partialDeepStrictEqual(refused, { to: '/en/greenChannel/', shownTo: undefined });
  assert.equal((await runHead('/en/account/?formSign=', { keepsBar: true })).to, '/en/login/');
});

test('the colours that a visitor chose are shown on every kind of page, and an odd stored value is no choice', async () => {
  for (const address of ['/en/', '/zh/login/', '/tw/404/', '/nowhere']) {
    for (const scheme of ['light', 'dark'])
      assert.equal((await runHead(address, { browser: { scheme } })).scheme, scheme, address);
    for (const scheme of ['auto', '', 'Dark', 'dark ', '"dark"', '{', 'null', 'constructor', '1'])
      assert.equal((await runHead(address, { browser: { scheme } })).scheme, undefined, `${address} ${scheme}`);
    assert.equal((await runHead(address)).scheme, undefined, address);
  }
});

/**
 * Browsers by the language that they prefer, and the language that they get
 * (docs/behaviour/addresses.md#choosing-a-language).
 */
const BROWSERS = [
  ['zh-CN', 'zh'],
  ['zh-HK', 'tw'],
  ['en-GB', 'en'],
  ['eo', 'en'],
] as const;

test('every bare address leads to its screen in the browser’s language, with its query and hash', async () => {
  const paths = allVariants().flatMap(({ name, path }) => (rowOf(name).isNotFound ? [] : [path]));
  for (const path of [...paths, '/ticketContent/105'])
    for (const [language, locale] of BROWSERS) {
      const { to } = await runHead(`${path}?ref=sam&note=a%20b#own`, { languages: [language] });
      assert.equal(to, `/${locale}${path === '/' ? '' : path}/?ref=sam&note=a%20b#own`);
    }
});

test('a bare address takes the tab’s language, else the stored choice, else the browser’s preference', async () => {
  const languages = ['zh-CN'];
  const inLanguage = async (visitor: Parameters<typeof runHead>[1]) =>
    (await runHead('/faq', { languages, ...visitor })).to;
  assert.equal(await inLanguage({ tab: { language: 'en' }, browser: { language: 'tw' } }), '/en/faq/');
  assert.equal(await inLanguage({ browser: { language: 'tw' } }), '/tw/faq/');
  assert.equal(await inLanguage({ browser: { language: 'la' } }), '/zh/faq/');
  assert.equal(await inLanguage({ isBlocked: true }), '/zh/faq/');
});

/** Older names and short names, and the paths to which they lead (docs/behaviour/addresses.md#older-names). */
const OLDER = {
  index: '',
  packages: 'packages/1/',
  forgetPass: 'forgotPassword/',
  forgotPass: 'forgotPassword/',
  resetPass: 'resetPassword/',
  clientIos: 'download/ios/',
  clientWindows: 'download/windows/',
  clientMac: 'download/macos/',
  clientExt: 'download/ext/',
  'router/r2s': 'router/r2s/1/',
  refund: 'terms/',
} as const;

test('every older name leads to its screen in its own or the browser’s language, with query and hash', async () => {
  for (const [older, path] of Object.entries(OLDER)) {
    for (const locale of LOCALES)
      assert.equal((await runHead(`/${locale}/${older}/?ref=sam#own`)).to, `/${locale}/${path}?ref=sam#own`);
    assert.equal(
      (await runHead(`/${older}?a=1`, { languages: ['zh-HK'] })).to,
      `/tw/${path}?a=1${older === 'refund' ? '#refund' : ''}`,
    );
  }
});

/** Addresses that were typed by hand or cut out of a text, and the addresses that were meant. */
const MEANT = {
  'Login?ref=sam': 'en/login/?ref=sam',
  clientmac: 'en/clientMac/',
  'ZH/forgotpassword/': 'zh/forgotPassword/',
  'zh-TW/register/': 'tw/register/',
  'cn/': 'zh/',
  'en-US/faq#refund': 'en/faq/#refund',
  'zh/login%E3%80%82': 'zh/login/',
  'tw/terms/index.html,': 'tw/terms/',
  'nowhere/at/all': undefined,
};

test('a mistyped address leads to its page, and an address without a page stays', async () => {
  for (const [written, meant] of Object.entries(MEANT))
    assert.equal((await runHead(`/${written}`)).to, meant && `/${meant}`, written);
});
