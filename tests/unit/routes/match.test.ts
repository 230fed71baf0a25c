import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '#routes/locales.ts';
import { match } from '#routes/match.ts';
import { fillPath } from '#routes/paths.ts';
import { olderRedirects } from '#routes/variants.ts';

/**
 * Addresses in links and bookmarks. Each must keep leading to its screen, and must stay open to the same visitors. A
 * new screen needs no line here. A screen that moves keeps its old address as an older name.
 */
const PUBLISHED: readonly [access: string, paths: string][] = [
  ['public', '/ /download /download/ios /download/android /download/windows /download/macos /download/ext'],
  ['public', '/download/router /router/r2s/1 /router/r2s/5 /appleIdCreate /faq /thanks /greenChannel /terms /appTerms'],
  ['public', '/privacy /appPrivacy /contact /accessibility /enterprise'],
  ['guest', '/register /login /forgotPassword /resetPassword /touristTicket'],
  ['member', '/packages/1 /packages/2 /packages/3 /account /ticket /ticketCreate /ticketContent/105 /appleIdPublic'],
  ['member', '/help /invite /rules'],
];

/** Older names, and the address to which each leads. */
const OLDER: Readonly<Record<string, string>> = {
  '/index': '/',
  '/packages': '/packages/1',
  '/forgetPass': '/forgotPassword',
  '/forgotPass': '/forgotPassword',
  '/resetPass': '/resetPassword',
  '/clientIos': '/download/ios',
  '/clientWindows': '/download/windows',
  '/clientMac': '/download/macos',
  '/clientExt': '/download/ext',
  '/router/r2s': '/router/r2s/1',
  '/refund': '/terms#refund',
};

/**
 * Returns the path and the access of the screen at an address. Both must be the same without a language and in each
 * one, with and without a slash at the end.
 */
function led(path: string): (string | undefined)[] {
  const found = ['', ...LOCALES.map((locale) => `/${locale}`)].flatMap((prefix) =>
    [path, `${path}/`].map((each) => match(prefix + each)),
  );
  assert.deepEqual(
    found.map((each) => each?.locale),
    [undefined, undefined, ...LOCALES.flatMap((locale) => [locale, locale])],
  );
  const [one, ...others] = found.map((each) => each && [fillPath(each.address.path, each.params), each.address.access]);
  for (const other of others) assert.deepEqual(other, one);
  return one ?? [];
}

for (const [access, paths] of PUBLISHED) {
  for (const path of paths.split(' ')) {
    test(`${path} leads to its screen, with access ${access}`, () => assert.deepEqual(led(path), [path, access]));
  }
}

for (const [from, to] of Object.entries(OLDER)) {
  test(`${from} leads to ${to}`, () => {
    assert.equal(led(from)[0], to.split('#')[0]);
    assert.equal(olderRedirects().find((redirect) => redirect.from === from)?.to, to);
  });
}

const NOWHERE = `/nowhere /en/nowhere/ /packages/4 /packages/1/2 /download/linux /router/r2s/0 /router/r2s/6 /router
  /ticketContent/1/2 /Login /de/login /en/zh/login /account/constructor /packages/constructor /__proto__`.split(/\s+/);
for (const path of NOWHERE) {
  test(`${path} leads nowhere`, () => assert.equal(match(path), undefined));
}

test('an address of a ticket without an id leads to the same page', () => {
  assert.deepEqual(match('/zh/ticketContent/')?.params, {});
  assert.equal(match('/zh/ticketContent/')?.name, 'ticketContent');
});

test('a parameter is decoded, and stays unchanged if it can’t be decoded', () => {
  assert.deepEqual(match('/en/ticketContent/a%20b%2Fc/')?.params, { id: 'a b/c' });
  assert.deepEqual(match('/en/ticketContent/%E0%A4%A/')?.params, { id: '%E0%A4%A' });
  assert.equal(match('/%64ownload/%69os'), undefined, 'a screen has one spelling');
});
