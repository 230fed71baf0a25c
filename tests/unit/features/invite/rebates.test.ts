import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { canWithdraw, earningsByMonth, missingUsd, totalsOf } from '#features/invite/rebates.ts';
import { LOCALES } from '#routes/locales.ts';

process.env.TZ = 'Asia/Shanghai';

const JANUARY_31_EVENING_UTC = 1_738_339_200; // 2025-01-31 16:00 UTC is already February 1st in Shanghai.
const noonOf = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime() / 1000;

test('rebates in state 1 can be withdrawn, those in state 3 were paid, and other states count for neither', () => {
  const rebates = [0, 1, 2, 3, 4, 5, 1].map((state) => ({ date: 0, usd: 10.1 + state, state }));
  assert.deepEqual(totalsOf(rebates), { withdrawableUsd: 22.2, paidUsd: 13.1 });
  assert.deepEqual(totalsOf([]), { withdrawableUsd: 0, paidUsd: 0 });
  const cents = [0.1, 0.2, 0.7].map((usd) => ({ date: 0, usd, state: 1 }));
  assert.equal(totalsOf(cents).withdrawableUsd, 1);
});

test('a withdrawal is possible from the minimum on, and the missing amount is known below it', () => {
  assert.equal(canWithdraw({ withdrawableUsd: 19.99, minimumUsd: 20 }), false);
  assert.equal(canWithdraw({ withdrawableUsd: 20, minimumUsd: 20 }), true);
  assert.equal(canWithdraw({ withdrawableUsd: 0, minimumUsd: 0 }), false);
  assert.equal(missingUsd({ withdrawableUsd: 19.99, minimumUsd: 20 }), 0.01);
  assert.equal(missingUsd({ withdrawableUsd: 25, minimumUsd: 20 }), 0);
});

test('earnings are summed by month, including the months between, without uncertain or cancelled ones', () => {
  const rebates = [
    { date: noonOf(2025, 1, 15), usd: 2, state: 3 },
    { date: noonOf(2024, 11, 30), usd: 0.1, state: 1 },
    { date: noonOf(2024, 11, 1), usd: 0.2, state: 2 },
    { date: noonOf(2025, 2, 1), usd: 99, state: 0 },
    { date: noonOf(2024, 11, 2), usd: 99, state: 4 },
    { date: noonOf(2024, 11, 2), usd: 99, state: 5 },
  ];
  assert.deepEqual(earningsByMonth(rebates).months, [
    { year: 2024, month: 11, usd: 0.3 },
    { year: 2024, month: 12, usd: 0 },
    { year: 2025, month: 1, usd: 2 },
  ]);
  assert.deepEqual(earningsByMonth([]), { months: [], earlierUsd: 0 });
});

test('a wrong date adds one month, not all the months up to the others', () => {
  const dates = [noonOf(1970, 2, 1), noonOf(2024, 1, 1), noonOf(2025, 2, 1), noonOf(2026, 4, 1), noonOf(9999, 12, 1)];
  const { months } = earningsByMonth(dates.map((date) => ({ date, usd: 1, state: 1 })));
  // The twelve months from February 2024 to January 2025 are shown as a gap. Thirteen empty months are omitted.
  assert.equal(months.length, 5 + 12);
  assert.deepEqual(
    months.filter(({ usd }) => usd > 0).map(({ year }) => year),
    [1970, 2024, 2025, 2026, 9999],
  );
});

test('ten thousand rebates over many years are shown as 36 months and the sum of all earlier ones', () => {
  const rebates = Array.from({ length: 10_000 }, (_, index) => ({
    date: noonOf(2000 + (index % 25), 1 + (index % 12), 1),
    usd: 0.01,
    state: 3,
  }));
  const { months, earlierUsd } = earningsByMonth(rebates);
  assert.equal(months.length, 36);
  assert.deepEqual([months[0]?.year, months[0]?.month, months[35]?.year, months[35]?.month], [2022, 1, 2024, 12]);
  const told = months.reduce((sum, { usd }) => sum + Math.round(usd * 100), 0);
  assert.equal(told + Math.round(earlierUsd * 100), 10_000);
});

test('months follow the reader’s time zone, and a rebate without a date is in no month', () => {
  const date = noonOf(2025, 3, 2);
  const rebates = [date, 1e300, date * 1000].map((each) => ({ date: each, usd: 1, state: 1 }));
  assert.deepEqual(earningsByMonth(rebates).months, [{ year: 2025, month: 3, usd: 1 }]);
  assert.deepEqual(earningsByMonth([{ date: JANUARY_31_EVENING_UTC, usd: 1, state: 1 }]).months, [
    { year: 2025, month: 2, usd: 1 },
  ]);
});

test('no two states of rebates have the same words, and a pending withdrawal differs from a rebate that is withdrawn', () => {
  for (const locale of LOCALES) {
    const { rebates, draws } = JSON.parse(readFileSync(`locales/${locale}/invite.json`, 'utf8'));
    const words = [...Object.values(rebates.state), draws.state.pending];
    assert.deepEqual([...new Set(words)], words);
  }
});
