import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { productName } from '#domain/product-name.ts';
import {
  defaultProduct,
  goodsForLevel,
  merchantsForLevel,
  offerSecondsOf,
} from '#features/checkout/product-list/product-rules.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { placesText } from '#i18n/places-text.ts';
import { createText } from '#i18n/text.ts';

const goods = [
  { key: 'svip', vipLevel: 2, itemType: 1 },
  { key: 'vip', vipLevel: 1, itemType: 1 },
  { key: 'traffic', vipLevel: 2, itemType: 3 },
  { key: 'vip-odd', vipLevel: 1, itemType: 3 },
] as const;
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test('each level lists its own goods, in the server’s order', () => {
  assert.deepEqual(keys(goodsForLevel(goods, 1)), ['vip', 'vip-odd']);
  assert.deepEqual(keys(goodsForLevel(goods, 2)), ['svip']);
  assert.deepEqual(keys(goodsForLevel(goods, 3)), ['traffic']);
});

test('a payment method is offered if its flag for the level is set, and traffic plans count as level 2', () => {
  const merchants = [
    { key: 'both', l1: true, l2: true },
    { key: 'basic', l1: true, l2: false },
    { key: 'premium', l1: false, l2: true },
  ];
  assert.deepEqual(keys(merchantsForLevel(merchants, 1)), ['both', 'basic']);
  assert.deepEqual(keys(merchantsForLevel(merchants, 2)), ['both', 'premium']);
  assert.deepEqual(keys(merchantsForLevel(merchants, 3)), ['both', 'premium']);
});

test('the recommended package is chosen at first, otherwise the first one', () => {
  const list = [
    { key: 'a', recommend: false },
    { key: 'b', recommend: true },
  ];
  assert.equal(defaultProduct(list)?.key, 'b');
  assert.equal(defaultProduct(list.slice(0, 1))?.key, 'a');
  assert.equal(defaultProduct([]), null);
});

test('a package has its name in the language, and a blank name counts as none', () => {
  const name = { zh: '月付', tw: ' ', en: 'Monthly' };
  assert.equal(productName({ name }, 'zh'), '月付');
  assert.equal(productName({ name }, 'tw'), undefined);
  assert.equal(productName({ name: null }, 'en'), undefined);
});

test('mode 0 counts computers and phones separately, and mode 1 counts clients of any kind, with a router for Premium', () => {
  const shared = JSON.parse(readFileSync('locales/en/shared.json', 'utf8'));
  const t = createText('en', { shared }) as SharedText<'places'>;
  assert.equal(placesText({ deviceMode: 0, deviceNum: 2, vipLevel: 1 }, t), '2 computers + 2 phones');
  assert.equal(placesText({ deviceMode: 0, deviceNum: 1, vipLevel: 2 }, t), '1 computer + 1 phone');
  assert.equal(placesText({ deviceMode: 1, deviceNum: 6, vipLevel: 2 }, t), 'Up to 6 devices + 1 router of your own');
  assert.equal(placesText({ deviceMode: 1, deviceNum: 3, vipLevel: 1 }, t), 'Up to 3 devices');
});

test('the banner counts down to the offer that ends first, and shows no countdown if no offer is running', () => {
  assert.equal(offerSecondsOf([{ lastTime: -1 }, { lastTime: 7200 }, { lastTime: 60 }, { lastTime: 0 }]), 60);
  assert.equal(offerSecondsOf([{ lastTime: -1 }, { lastTime: 0 }]), 0);
  assert.equal(offerSecondsOf([]), 0);
});
