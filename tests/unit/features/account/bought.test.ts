import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as v from 'valibot';
import { Product } from '#contract/shop.ts';
import { boughtOf, devicesText, mayBeRefunded } from '#features/account/records/bought.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { createText } from '#i18n/text.ts';

const product = (own: object) => v.parse(Product, { key: 'k', price: { usd: 9 }, days: 30, vipLevel: 1, ...own });
const named = (en: string, own: object = {}) => product({ name: { zh: `${en} zh`, tw: `${en} tw`, en }, ...own });
const year = { productName: { cn: 'Year zh', en: 'Year' }, deviceNum: 2 };

test('a receipt’s package is the one with the same name, in either language', () => {
  const goods = [named('Month'), named('Year', { days: 360, deviceMode: 1 })];
  assert.equal(boughtOf(year, 360, goods)?.deviceMode, 1);
  assert.equal(boughtOf({ ...year, productName: { cn: 'Year zh', en: 'Annual' } }, undefined, goods)?.deviceMode, 1);
  assert.equal(boughtOf({ ...year, productName: { cn: '–', en: '–' } }, 360, goods), undefined);
});

test('a package without a name is recognised by its days', () => {
  assert.equal(boughtOf({ productName: { cn: 'VIP 7', en: 'VIP 7' } }, 7, [product({ days: 7 })])?.vipLevel, 1);
  assert.equal(boughtOf({ productName: { cn: 'VIP 7', en: 'VIP 7' } }, undefined, [product({ days: 7 })]), undefined);
});

test('if two packages have the same name, none is chosen, unless they are alike or the devices decide', () => {
  const goods = [named('Year'), named('Year', { vipLevel: 2, deviceMode: 1, deviceNum: 6 })];
  assert.equal(boughtOf({ productName: year.productName }, 360, goods), undefined);
  assert.equal(boughtOf({ ...year, deviceNum: 6 }, 360, goods)?.vipLevel, 2);
  assert.equal(boughtOf(year, 360, [named('Year'), named('Year', { days: 365 })])?.vipLevel, 1);
});

test('only a Basic package that is not final is refundable; an unknown package may be', () => {
  assert.equal(mayBeRefunded({}, named('Year')), true);
  assert.equal(mayBeRefunded({}, named('Year', { noRefund: true })), false);
  assert.equal(mayBeRefunded({}, named('Year', { vipLevel: 2 })), false);
  assert.equal(mayBeRefunded({ convert: 30 }, undefined), false);
  assert.equal(mayBeRefunded({}, undefined), undefined);
});

test('a receipt tells the devices of its package, and of an unknown package the number that the server sends', () => {
  const t = createText('en', {
    shared: JSON.parse(readFileSync('locales/en/shared.json', 'utf8')),
  }) as SharedText<'places'>;
  const premium = named('Year', { vipLevel: 2, deviceMode: 1, deviceNum: 6 });
  assert.equal(devicesText({ deviceNum: 6 }, premium, t), 'Up to 6 devices + 1 router of your own');
  assert.equal(devicesText({ deviceNum: 6 }, undefined, t), '6');
  assert.equal(devicesText({}, undefined, t), '–');
});
