import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkConfig } from '../../../src/build/check-config.ts';
import * as config from '../../../src/config.ts';

const label = { zh: '条线路', tw: '條線路', en: 'server lines' };

test('the shipped values can be published, and claim no count', () => {
  checkConfig();
  assert.equal(config.claim, undefined);
});

test('a count is claimed with what is counted, in every language', () => {
  checkConfig({ ...config, claim: { number: '3000+', label } });
});

test('a count without its label, or a label without a count, is refused by its name', () => {
  const refused: [unknown, RegExp][] = [
    ['3000+', /^src\/config\.ts: claim /],
    [{ number: '3000+' }, /claim\.label/],
    [{ number: '3000+', label: { zh: '条线路', en: 'server lines' } }, /claim\.label\.tw/],
    [{ number: '3000+', label: { ...label, tw: '' } }, /claim\.label\.tw is empty/],
    [{ number: 'many', label }, /claim\.number must be a number/],
    [{ number: '', label }, /claim\.number must be a number/],
  ];
  for (const [claim, message] of refused) assert.throws(() => checkConfig({ ...config, claim }), { message });
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
