import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../../../src/routes/locales.ts';
import { match } from '../../../src/routes/match.ts';
import { TABLE } from '../../../src/routes/table.ts';

/** The route table and the older names (docs/behaviour/addresses.md#route-table), written out by hand. */
const SPECIFIED: readonly [path: string, screen: string, access: string, params?: Record<string, string>][] = [
  ['/', 'landing', 'public'],
  ['/index', 'landing', 'public'],
  ['/packages', 'packages', 'member', { level: '1' }],
  ['/packages/1', 'packages', 'member', { level: '1' }],
  ['/packages/2', 'packages', 'member', { level: '2' }],
  ['/packages/3', 'packages', 'member', { level: '3' }],
  ['/register', 'register', 'guest'],
  ['/login', 'login', 'guest'],
  ['/forgotPassword', 'forgotPassword', 'guest'],
  ['/forgetPass', 'forgotPassword', 'guest'],
  ['/forgotPass', 'forgotPassword', 'guest'],
  ['/resetPassword', 'resetPassword', 'guest'],
  ['/resetPass', 'resetPassword', 'guest'],
  ['/account', 'account', 'member'],
  ['/ticket', 'ticket', 'member'],
  ['/ticketCreate', 'ticketCreate', 'member'],
  ['/ticketContent/105', 'ticketContent', 'member', { id: '105' }],
  ['/touristTicket', 'touristTicket', 'guest'],
  ['/download', 'download', 'public'],
  ['/download/ios', 'downloadClient', 'public', { type: 'ios' }],
  ['/download/android', 'downloadClient', 'public', { type: 'android' }],
  ['/download/windows', 'downloadClient', 'public', { type: 'windows' }],
  ['/download/macos', 'downloadClient', 'public', { type: 'macos' }],
  ['/download/ext', 'downloadClient', 'public', { type: 'ext' }],
  ['/download/router', 'downloadClient', 'public', { type: 'router' }],
  ['/clientIos', 'downloadClient', 'public', { type: 'ios' }],
  ['/clientWindows', 'downloadClient', 'public', { type: 'windows' }],
  ['/clientMac', 'downloadClient', 'public', { type: 'macos' }],
  ['/clientExt', 'downloadClient', 'public', { type: 'ext' }],
  ['/router/r2s', 'routerGuide', 'public', { step: '1' }],
  ['/router/r2s/1', 'routerGuide', 'public', { step: '1' }],
  ['/router/r2s/5', 'routerGuide', 'public', { step: '5' }],
  ['/appleIdCreate', 'appleIdCreate', 'public'],
  ['/appleIdPublic', 'appleIdPublic', 'member'],
  ['/help', 'help', 'member'],
  ['/invite', 'invite', 'member'],
  ['/rules', 'rules', 'member'],
  ['/thanks', 'thanks', 'public'],
  ['/greenChannel', 'greenChannel', 'public'],
  ['/terms', 'terms', 'public'],
  ['/appTerms', 'appTerms', 'public'],
  ['/refund', 'terms', 'public'],
  ['/privacy', 'privacy', 'public'],
  ['/appPrivacy', 'appPrivacy', 'public'],
  ['/contact', 'contact', 'public'],
  ['/enterprise', 'enterprise', 'public'],
];

for (const [path, screen, access, params = {}] of SPECIFIED) {
  test(`${path} is the screen ${screen}, ${access}, bare and in each language, with or without a slash at the end`, () => {
    for (const prefix of ['', ...LOCALES.map((locale) => `/${locale}`)]) {
      for (const slash of ['', '/']) {
        const found = match(prefix + path + slash);
        assert.deepEqual([found?.name, found?.address.access, found?.params], [screen, access, params], prefix + path);
        assert.equal(found?.locale, prefix.slice(1) || undefined);
      }
    }
  });
}

test('the table has no other screen but the public FAQ, the accessibility statement, the offline page and the 404 page', () => {
  const specified = new Set(SPECIFIED.map(([, screen]) => screen));
  assert.deepEqual(
    TABLE.map(({ name }) => name).filter((name) => !specified.has(name)),
    ['faq', 'accessibility', 'offline', 'notFound'],
  );
});

test('body-only screens are the two for the apps, and the offline page', () => {
  assert.deepEqual(
    TABLE.filter((row) => 'isBodyOnly' in row).map(({ name }) => name),
    ['appTerms', 'appPrivacy', 'offline'],
  );
});

const NOWHERE = [
  '/nowhere',
  '/en/nowhere/',
  '/packages/4',
  '/packages/1/2',
  '/download/linux',
  '/router/r2s/0',
  '/router/r2s/6',
  '/router',
  '/ticketContent/1/2',
  '/Login',
  '/de/login',
  '/en/zh/login',
  '/account/constructor',
  '/packages/constructor',
  '/__proto__',
];
for (const path of NOWHERE) {
  test(`${path} is nowhere`, () => assert.equal(match(path), undefined));
}

test('a ticket without its id is answered by the same shell', () => {
  assert.deepEqual(match('/zh/ticketContent/')?.params, {});
  assert.equal(match('/zh/ticketContent/')?.name, 'ticketContent');
});

test('a parameter is decoded, and one that cannot be decoded is taken as it stands', () => {
  assert.deepEqual(match('/en/ticketContent/a%20b%2Fc/')?.params, { id: 'a b/c' });
  assert.deepEqual(match('/en/ticketContent/%E0%A4%A/')?.params, { id: '%E0%A4%A' });
  assert.equal(match('/%64ownload/%69os'), undefined, 'a screen has one spelling');
});
