import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkConfig } from '../../../src/build/check-config.ts';
import * as config from '../../../src/config.ts';

const label = { zh: '条线路', tw: '條線路', en: 'locations' };

test('the shipped values can be published, and claim no count', () => {
  checkConfig();
  assert.equal(config.claim, undefined);
});

test('as shipped, nothing is said of logs, places, a status page and the law abroad', () => {
  assert.deepEqual(config.logs, {});
  assert.deepEqual([config.locations, config.statusUrl, config.legality], [undefined, undefined, undefined]);
});

test('a count is claimed with what is counted, in every language', () => {
  checkConfig({ ...config, claim: { number: '3000+', label } });
});

test('a count without its label, or a label without a count, is refused by its name', () => {
  const refused: [unknown, RegExp][] = [
    ['3000+', /^src\/config\.ts: claim /],
    [{ number: '3000+' }, /claim\.label/],
    [{ number: '3000+', label: { zh: '条线路', en: 'locations' } }, /claim\.label\.tw/],
    [{ number: '3000+', label: { ...label, tw: '' } }, /claim\.label\.tw is empty/],
    [{ number: 'many', label }, /claim\.number must be a number/],
    [{ number: '', label }, /claim\.number must be a number/],
  ];
  for (const [claim, message] of refused) assert.throws(() => checkConfig({ ...config, claim }), { message });
});

test('the site stands at the root of its host: anything behind the host name is refused, with the address that would do', () => {
  checkConfig({ ...config, siteUrl: 'https://petrel.example.net:8443' });
  const refused: [string, string][] = [
    ['https://petrel.example.net/shop', 'https://petrel.example.net'],
    ['https://petrel.example.net/', 'https://petrel.example.net'],
    ['https://petrel.example.net?a=b', 'https://petrel.example.net'],
    ['https://petrel.example.net#top', 'https://petrel.example.net'],
    ['https://petrel.example.net ', 'https://petrel.example.net'],
    ['https://user:word@petrel.example.net', 'https://petrel.example.net'],
    ['https://PETREL.example.net', 'https://petrel.example.net'],
  ];
  for (const [siteUrl, right] of refused) {
    const message = `src/config.ts: siteUrl is "${siteUrl}", and must be "${right}" with nothing before or behind it`;
    assert.throws(
      () => checkConfig({ ...config, siteUrl }),
      (error: Error) => error.message.startsWith(message),
      siteUrl,
    );
  }
  assert.throws(
    () => checkConfig({ ...config, siteUrl: 'petrel' }),
    /^Error: src\/config\.ts: siteUrl must be an address/,
  );
});

test('other addresses of the site are https origins, each once, and not the first one again', () => {
  checkConfig({ ...config, mirrors: ['https://petrel.example.net', 'https://petrel.example.org:8443'] });
  const wrong = 'src/config.ts: mirrors.0 must be no more than https:// and a host name';
  const refused: [string[], string][] = [
    [['https://petrel.example.net/'], wrong],
    [['https://petrel.example.net/en'], wrong],
    [['https://user:word@petrel.example.net'], wrong],
    [['https://petrel.example.net?a'], wrong],
    [['http://petrel.example.net'], 'src/config.ts: mirrors.0 must be an https address'],
    [['https://a.example', 'https://a.example'], 'src/config.ts: mirrors names an address twice'],
    [[config.siteUrl], 'src/config.ts: mirrors.0 is the site’s first address'],
  ];
  for (const [mirrors, message] of refused) {
    assert.throws(() => checkConfig({ ...config, mirrors }), { message: new RegExp(message) }, String(mirrors));
  }
});

test('the API has one address or several: same-origin paths or https addresses, each once, with nothing that a policy would misread', () => {
  checkConfig({ ...config, apiBases: ['/api'] });
  checkConfig({ ...config, apiBases: ['https://api.example.net', 'https://api.example.org:8443/v1', '/api/v1'] });
  const wrong = 'must be a path or an https address';
  const refused: [unknown, string][] = [
    [[], 'src/config.ts: apiBases'],
    ['/api', 'src/config.ts: apiBases'],
    [['/api', 'https://api.example/'], 'src/config.ts: apiBases.1 must not end with a slash'],
    [['/'], 'src/config.ts: apiBases.0 must not end with a slash'],
    [['/api', '/api'], 'src/config.ts: apiBases names an address twice'],
    ...[
      '',
      'api',
      '//api.example',
      'http://api.example',
      'https://a.example;b',
      'https://a.example/a?b',
      'https://a.example/a#b',
    ].map((base): [unknown, string] => [[base], `src/config.ts: apiBases.0 ${wrong}`]),
    ...[
      'https://user:word@a.example',
      'https://a.example/a b',
      "https://a.example/'",
      'https://a.example,b',
      'javascript:a',
    ].map((base): [unknown, string] => [['/api', base], `src/config.ts: apiBases.1 ${wrong}`]),
  ];
  for (const [apiBases, message] of refused) {
    assert.throws(
      () => checkConfig({ ...config, apiBases }),
      (error: Error) => error.message.startsWith(message),
      String(apiBases),
    );
  }
});

test('what the operator says of the business is complete in every language; a mistake is named in one sentence', () => {
  const each = <Value>(value: Value) => ({ zh: value, tw: value, en: value });
  const { seller } = config;
  for (const right of [
    { logs: { sites: 'never', dns: 'never', address: { days: 1 }, sessions: { days: 90 }, traffic: { days: 30 } } },
    { locations: each(['Tokyo', 'Los Angeles']), statusUrl: 'https://status.example.net/', legality: each('Ask.') },
  ]) {
    checkConfig({ ...config, ...right });
  }
  const days = "must be 'never' or { days: 1 } to { days: 3660 }";
  const refused: [object, string][] = [
    [{ seller: { ...seller, privacyEmail: 'privacy' } }, 'seller.privacyEmail must be a mail address'],
    [{ seller: { ...seller, name: { ...seller.name, tw: ' ' } } }, 'seller.name.tw is empty'],
    [{ seller: { ...seller, law: { zh: '甲', tw: '乙' } } }, 'seller.law.en needs zh, tw, en'],
    [{ logs: { sites: false } }, `logs.sites ${days}`],
    [{ logs: { dns: { days: 0 } } }, `logs.dns ${days}`],
    [{ logs: { dns: { days: 1.5 } } }, `logs.dns ${days}`],
    [{ logs: { dns: { hours: 5 } } }, `logs.dns ${days}`],
    [{ logs: { visits: 'never' } }, 'logs.visits is none of sites, dns, address, sessions, traffic'],
    [{ logs: 'never' }, 'logs must be { } with some of sites, dns, address, sessions, traffic'],
    [
      { retention: { ...config.retention, bankDays: 0 } },
      'retention.bankDays must be a whole number of days, 1 to 3660',
    ],
    [{ locations: each([]) }, 'locations.zh names no place'],
    [{ locations: { ...each(['A', 'B']), tw: ['A'] } }, 'locations has more places in one language than in another'],
    [{ locations: { ...each(['A', 'B']), en: ['A', 'A'] } }, 'locations.en names a place twice'],
    [{ statusUrl: 'http://status.example.net' }, 'statusUrl must be an https address'],
    [{ legality: { ...each('Ask.'), de: 'Frag.' } }, 'legality.de is no language of the site'],
    [{ legality: { ...each('Ask.'), en: '' } }, 'legality.en is empty'],
  ];
  for (const [values, message] of refused) {
    assert.throws(
      () => checkConfig({ ...config, ...values }),
      (error: Error) => {
        const [first = ''] = error.message.split('\n');
        assert.ok(first.startsWith(`src/config.ts: ${message}`), `${JSON.stringify(values)}: ${error.message}`);
        return true;
      },
    );
  }
});
