import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { href } from '#routes/href.ts';
import { lastParameter } from '#routes/last-parameter.ts';
import { LOCALES, switchLocale } from '#routes/locales.ts';
import { match } from '#routes/match.ts';
import { decodeSegment, fillPath } from '#routes/paths.ts';
import { TABLE } from '#routes/table.ts';

test('an address starts with its language and ends with a slash', () => {
  assert.equal(href('landing', { locale: 'zh' }), '/zh/');
  assert.equal(href('packages', { locale: 'en', params: { level: 2 } }), '/en/packages/2/');
  assert.equal(href('routerGuide', { locale: 'tw', params: { step: '5' } }), '/tw/router/r2s/5/');
});

test('a segment is decoded, and an invalid encoding stays unchanged', () => {
  assert.equal(decodeSegment('%E7%94%B2%20a'), '甲 a');
  for (const broken of ['100%', '%E0%A4', '%zz']) assert.equal(decodeSegment(broken), broken);
});

test('without a language, href() writes the bare address', () => {
  assert.equal(href('landing'), '/');
  assert.equal(href('login'), '/login');
  assert.equal(href('downloadClient', { params: { type: 'ext' } }), '/download/ext');
});

test('the hash follows the query, and empty parts are omitted', () => {
  const query = { key: 'a&b=c', name: '', more: undefined, text: '海燕' };
  assert.equal(
    href('touristTicket', { locale: 'en', query, hash: 'reply' }),
    '/en/touristTicket/?key=a%26b%3Dc&text=%E6%B5%B7%E7%87%95#reply',
  );
  assert.equal(href('terms', { locale: 'en', query: {}, hash: 'refund' }), '/en/terms/#refund');
});

test('a parameter stays one segment whatever it contains; without a value it is omitted with its slash', () => {
  assert.equal(fillPath('/ticketContent/{id}'), '/ticketContent');
  assert.equal(fillPath('/ticketContent/{id}', { id: 0 }), '/ticketContent/0');
  assert.equal(fillPath('/ticketContent/{id}', { id: '../login?a#b' }), '/ticketContent/..%2Flogin%3Fa%23b');
});

test('every written address leads to its screen, language and parameters', () => {
  for (const row of TABLE) {
    const [key, values = ['7']] = Object.entries(row.params ?? {})[0] ?? ['id'];
    for (const value of row.path.includes('{') ? values : [undefined]) {
      const params = value === undefined ? {} : { [key]: value };
      for (const locale of [undefined, ...LOCALES]) {
        const found = match(href(row.name, { locale, params }));
        assert.deepEqual([found?.name, found?.locale, found?.params], [row.name, locale, params]);
      }
    }
  }
});

test('every ticket id is read as it was written', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      assert.deepEqual(match(href('ticketContent', { locale: 'en', params: { id } }))?.params, { id });
    }),
  );
});

test('switching the language keeps the screen, the query and the hash', () => {
  const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
  assert.equal(switchLocale(at('/zh/packages/2/', '?ref=lin', '#compare'), 'tw'), '/tw/packages/2/?ref=lin#compare');
  assert.equal(switchLocale(at('/en/'), 'zh'), '/zh/');
  assert.equal(switchLocale(at('/login'), 'en'), '/en/login/');
  assert.equal(switchLocale(at('/en/ticketContent/a%2Fb/'), 'tw'), '/tw/ticketContent/a%2Fb/');
  assert.equal(switchLocale(at('/en/nowhere/at/all'), 'zh'), '/zh/nowhere/at/all/');
});

test('the last parameter of an address is read, with a language or without, encoded or not', () => {
  assert.equal(lastParameter('ticketContent', '/tw/ticketContent/105/'), '105');
  assert.equal(lastParameter('ticketContent', '/ticketContent/105'), '105');
  assert.equal(lastParameter('ticketContent', '/en/ticketContent/%E7%94%B2/'), '甲');
  assert.equal(lastParameter('ticketContent', '/en/ticketContent/'), undefined);
  assert.equal(lastParameter('ticketContent', '/ticketContent'), undefined);
});
