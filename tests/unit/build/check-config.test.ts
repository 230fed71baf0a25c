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
    [['https://a.example', 'https://a.example'], 'src/config.ts: mirrors.1 stands there twice'],
    [[config.siteUrl], 'src/config.ts: mirrors.0 is the site’s first address'],
  ];
  for (const [mirrors, message] of refused) {
    assert.throws(() => checkConfig({ ...config, mirrors }), { message: new RegExp(message) }, String(mirrors));
  }
});
