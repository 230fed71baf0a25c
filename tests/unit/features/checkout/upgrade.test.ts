import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { keptDays, upgradeCredit } from '#features/checkout/upgrade/upgrade.ts';

const DAY = 86_400;
const terms = { enable: true, rate: 4.2, maxDays: 365, maxUsd: 50 };
const svip100 = { vipLevel: 2, days: 100, price: { usd: 84 } } as const;

test('100 level 1 days take $20 off a $84 package of 100 days', () => {
  assert.deepEqual(upgradeCredit({ terms, product: svip100, levelOneSecondsLeft: 100 * DAY }), {
    rate: 4.2,
    levelOneDaysLeft: 100,
    capByProductDays: 420,
    capByMaxDays: 365,
    creditDays: 100,
    limitedBy: 'left',
    offsetUsd: 20,
    amountLimitedBy: 'days',
    priceBeforeUsd: 84,
    priceAfterUsd: 64,
  });
});

test('a short package takes no more days than its own × 4.2, and then costs nothing', () => {
  // 7 days × 4.2 = 29.4 of the 300 days. They are worth the whole $6.30.
  const product = { vipLevel: 2, days: 7, price: { usd: 6.3 } } as const;
  const { creditDays, ...credit } = upgradeCredit({ terms, product, levelOneSecondsLeft: 300 * DAY }) ?? {};
  assert.ok(Math.abs((creditDays ?? 0) - 29.4) < 1e-9);
  const expected = { limitedBy: 'product', offsetUsd: 6.3, priceAfterUsd: 0, amountLimitedBy: 'price' };
  assert.partialDeepStrictEqual(credit, expected);
});

test('days that are not traded in are kept: 270.6 of 300 days, none of 100, and no trace of a rounding error', () => {
  const kept = (days: number, product: Parameters<typeof upgradeCredit>[0]['product']) => {
    const credit = upgradeCredit({ terms, product, levelOneSecondsLeft: days * DAY });
    return credit && keptDays(credit);
  };
  assert.equal(kept(300, { vipLevel: 2, days: 7, price: { usd: 6.3 } }), 270.6);
  assert.equal(kept(100, svip100), 0);
  assert.equal(kept(365.02, svip100), 0);
});

const month = { vipLevel: 2, days: 30, price: { usd: 49.99 } } as const;
/**
 * Changes to the usual case, each with the credit that results. The usual case is 100 days of level 1 and a package of
 * 100 days.
 */
const CREDITS: readonly [about: string, change: Partial<Parameters<typeof upgradeCredit>[0]>, credit: object][] = [
  [
    'no more days are converted than the server’s maximum', // 84 ÷ 100 × 21 ÷ 4.2
    { terms: { ...terms, maxDays: 21 } },
    { limitedBy: 'maxDays', creditDays: 21, offsetUsd: 4.2, priceAfterUsd: 79.8 },
  ],
  [
    'no more dollars are taken off than the server’s maximum',
    { terms: { ...terms, maxUsd: 15 } },
    { offsetUsd: 15, amountLimitedBy: 'maxUsd', priceAfterUsd: 69 },
  ],
  [
    'half a day counts as half a day', // 84 ÷ 100 × 10.5 ÷ 4.2
    { levelOneSecondsLeft: 10.5 * DAY },
    { levelOneDaysLeft: 10.5, offsetUsd: 2.1 },
  ],
  [
    'an uneven offset is rounded to the nearest cent, and so is the new price', // 49.99 ÷ 30 × 17 ÷ 4.2 = 6.7446…
    { product: month, levelOneSecondsLeft: 17 * DAY },
    { offsetUsd: 6.74, priceAfterUsd: 43.25 },
  ],
];
for (const [about, change, expected] of CREDITS) {
  test(about, () => {
    const credit = upgradeCredit({ terms, product: svip100, levelOneSecondsLeft: 100 * DAY, ...change });
    assert.partialDeepStrictEqual(credit, expected);
  });
}

test('no upgrade is offered without terms, when off, for level 1, without days left, or without a gain', () => {
  const none: Partial<Parameters<typeof upgradeCredit>[0]>[] = [
    { terms: null },
    { terms: { ...terms, enable: false } },
    { product: { ...svip100, vipLevel: 1 } },
    ...[0, -DAY, 60].map((levelOneSecondsLeft) => ({ levelOneSecondsLeft })),
    { terms: { ...terms, maxUsd: 0 } },
    { terms: { ...terms, rate: 0 } },
    { product: { ...svip100, days: 0 } },
  ];
  for (const change of none) {
    const credit = upgradeCredit({ terms, product: svip100, levelOneSecondsLeft: 100 * DAY, ...change });
    assert.equal(credit, null, JSON.stringify(change));
  }
});

test('whatever the terms, the offset stays within every limit, and the price before minus the offset is the price after', () => {
  const input = fc.record({
    cents: fc.integer({ min: 0, max: 50_000 }),
    days: fc.integer({ min: 1, max: 800 }),
    left: fc.integer({ min: -DAY, max: 2000 * DAY }),
    rate: fc.double({ min: 0.1, max: 10, noNaN: true }),
    maxDays: fc.integer({ min: 0, max: 1000 }),
    maxUsd: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(input, ({ cents, days, left, rate, maxDays, maxUsd }) => {
      const product = { vipLevel: 2, days, price: { usd: cents / 100 } } as const;
      const credit = upgradeCredit({
        terms: { enable: true, rate, maxDays, maxUsd },
        product,
        levelOneSecondsLeft: left,
      });
      if (!credit) return;
      assert.ok(credit.creditDays <= maxDays && credit.creditDays <= left / DAY && credit.creditDays <= days * rate);
      assert.ok(credit.offsetUsd > 0 && credit.offsetUsd <= maxUsd && credit.offsetUsd <= cents / 100);
      assert.ok(credit.priceAfterUsd >= 0);
      assert.equal(Math.round(credit.offsetUsd * 100) + Math.round(credit.priceAfterUsd * 100), cents);
    }),
  );
});

test('more days left never increase the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }), (days, more) => {
      const after = (left: number) =>
        upgradeCredit({ terms, product: svip100, levelOneSecondsLeft: left * DAY })?.priceAfterUsd ?? 84;
      assert.ok(after(days + more) <= after(days));
    }),
  );
});
