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
