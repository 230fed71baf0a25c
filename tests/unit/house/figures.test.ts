import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { usualOf } from '../../../src/features/checkout/shelf/devices.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import { FACTS, missingWays, WAYS, wrongFigures } from './figures.ts';
import { textsOf } from './readable-texts.ts';

for (const locale of LOCALES) {
  test(`${locale}: texts that name a figure agree on it`, () => {
    const found = textsOf(locale).flatMap(({ where, text }) =>
      wrongFigures(text, where, locale).map((wrong) => `${where}: ${wrong}`),
    );
    assert.deepEqual(found, []);
  });

  test(`${locale}: texts that list the ways to pay name all of them`, () => {
    const found = textsOf(locale).flatMap(({ where, text }) =>
      missingWays(text, locale).map((way) => `${where}: ${way} is missing`),
    );
    assert.deepEqual(found, []);
  });

  for (const { name, find } of FACTS) {
    const pattern = find[locale];
    if (!pattern) continue;
    test(`${locale}: some text names ${name}`, () => {
      assert.ok(textsOf(locale).some(({ text }) => text.match(pattern)));
    });
  }
}

for (const { name, wrong } of FACTS) {
  test(`another figure than that of ${name} is found`, () => {
    assert.ok(
      wrongFigures(wrong, '', 'en').some((found) => found.startsWith(name)),
      wrong,
    );
  });
}

test('conditions and ways to pay that are left out are found', () => {
  assert.deepEqual(wrongFigures('Premium: 6 devices', '', 'en'), ['devices: 4 on Basic, 6 on Premium: without up to']);
  assert.equal(wrongFigures('At least 100 Mbps', '', 'en').length, 1);
  assert.equal(wrongFigures('高级版 500 GB', '', 'zh').length, 1);
  assert.deepEqual(wrongFigures('Premium: up to 6 devices and one router', '', 'en'), []);
  assert.deepEqual(wrongFigures('两台电脑，三部手机', '', 'zh'), ['phones on Basic: 3']);
  assert.deepEqual(missingWays('Alipay, UnionPay, credit card, PayPal', 'en'), ['WeChat Pay']);
  assert.deepEqual(missingWays('Pay with PayPal', 'en'), []);
});

test('the code counts devices and ways to pay as the texts do', () => {
  assert.deepEqual(usualOf(1), { vipLevel: 1, deviceMode: 0, deviceNum: 2 });
  assert.deepEqual(usualOf(2), { vipLevel: 2, deviceMode: 1, deviceNum: 6 });
  for (const locale of LOCALES) {
    const { payment } = JSON.parse(readFileSync(`locales/${locale}/shared.json`, 'utf8'));
    const names = Object.values<string>(payment).map((name) => name.toLowerCase());
    assert.deepEqual(
      (WAYS[locale] ?? []).filter((way) => !names.includes(way.toLowerCase())),
      [],
    );
  }
});

test('docs say where each figure comes from', () => {
  const docs = readFileSync('docs/behaviour/figures.md', 'utf8');
  for (const { figures } of FACTS) {
    for (const figure of figures) assert.match(docs, new RegExp(`(?<!\\d)${figure}(?!\\d)`), String(figure));
  }
});
