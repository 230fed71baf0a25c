import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatLocal, formatUsd, pricePerDayUsd, roundUsd } from '#domain/money.ts';
import { priceUsdOf } from '#features/account/records/bought.ts';
import { extraDaysValueUsd, originalPriceUsd } from '#features/checkout/product-list/prices.ts';
import { LANGUAGE_TAG, LOCALES } from '#routes/locales.ts';

const priced = (usd: number, save = 0) => ({ price: { usd }, save });

test('an amount in US dollars is used, otherwise the yuan amount is divided by 6.88; without both there is no amount', () => {
  assert.equal(priceUsdOf({ usd: 49.99, price: 350 }), 49.99);
  // Servers that send zero instead of nothing also send a price in yuan.
  assert.equal(priceUsdOf({ usd: 0, price: 350 }), 50.87);
  assert.equal(priceUsdOf({ usd: 0 }), 0);
  assert.equal(priceUsdOf({ price: 344 }), 50);
  assert.equal(priceUsdOf({ usd: null, price: 100 }), 14.53);
  assert.equal(priceUsdOf({}), null);
  assert.equal(priceUsdOf({ usd: null, price: null }), null);
});

test('20 percent off $40 was $50, and a third off $49.99 was $74.61; a discount outside 1 to 99 percent gives no original price', () => {
  assert.equal(originalPriceUsd(priced(40, 20)), 50);
  assert.equal(originalPriceUsd(priced(49.99, 33)), 74.61);
  for (const save of [0, 100, 120, -5]) assert.equal(originalPriceUsd(priced(40, save)), null);
});

test('30 extra days on 360 for $72 are worth $6; without extra days, or without days, there is no such value', () => {
  assert.equal(extraDaysValueUsd({ price: { usd: 72 }, days: 360, extraDays: 30 }), 6);
  assert.equal(extraDaysValueUsd({ price: { usd: 72 }, days: 360, extraDays: 0 }), null);
  assert.equal(extraDaysValueUsd({ price: { usd: 72 }, days: 0, extraDays: 30 }), null);
});

test('$9 for 30 days is 30 cents a day', () => {
  assert.deepEqual(
    [30, 0].map((days) => pricePerDayUsd({ price: { usd: 9 }, days })),
    [0.3, null],
  );
});

test('amounts have 2 decimals and their currency, as Intl writes them in every language, but with a real minus sign', () => {
  assert.equal(formatUsd(1234.5, 'en'), '$1,234.50');
  assert.equal(formatUsd(0, 'tw'), 'US$0.00');
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 1_000_000_000 }), fc.constantFrom(...LOCALES), (cents, locale) => {
      const byIntl = new Intl.NumberFormat(LANGUAGE_TAG[locale], { style: 'currency', currency: 'USD' });
      assert.equal(formatUsd(cents / 100, locale), byIntl.format(cents / 100).replace('-', '−'));
    }),
  );
});

test('half a cent is rounded up despite binary fractions, and zero is never "-0"', () => {
  assert.equal(roundUsd(1.005), 1.01);
  assert.equal(roundUsd(8.345), 8.35);
  assert.equal(formatUsd(1.005, 'en'), '$1.01');
  assert.equal(formatUsd(-0.001, 'en'), '$0.00');
  assert.ok(Number.isNaN(roundUsd(Number.NaN)));
});

test('an amount in the reader’s own money has whole units and the thousands of the language, and below ten two decimals', () => {
  for (const [usd, perUsd, written, shown] of [
    [49.99, 7.1, '{{amount}} 元', '355 元'],
    [5.99, 1450, '₩{{amount}}', '₩8,686'],
    [5.99, 25_400, '{{amount}} VND', '152,146 VND'],
    [5.99, 0.92, '{{amount}} €', '5.51 €'],
    [49.99, 32, '£{{amount}}', '£1,600'],
    [1234.5, 1000, '$&{{amount}}', '$&1,234,500'],
  ] as const)
    assert.equal(formatLocal(usd, { perUsd, written }, 'en'), shown);
});

test('the discount is always the promised percentage of the original price, and that price is in whole cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 99 }), (cents, save) => {
      const original = originalPriceUsd(priced(cents / 100, save)) ?? Number.NaN;
      assert.equal(original, Math.round(original * 100) / 100);
      // Allow for the rounding.
      assert.ok(Math.abs(original * (1 - save / 100) - cents / 100) <= 0.005 + 1e-9);
    }),
  );
});
