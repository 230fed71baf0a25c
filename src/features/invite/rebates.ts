import type { Movement } from '#contract/invite.ts';
import { RebateState } from '#contract/invite-states.ts';
import type { Tone } from '#core/state-names.ts';
import { isoTime } from '#core/time.ts';
import { roundUsd } from '#domain/money.ts';

/**
 * The colours of rebate states. All other states have the colour of `info` (docs/behaviour/invite.md#rebate-states).
 */
export const REBATE_TONE: Partial<Record<keyof typeof RebateState, Tone>> = {
  withdrawable: 'success',
  withdrawing: 'primary',
  paid: 'primary',
  refunded: 'danger',
  repeated: 'danger',
};
/**
 * The colours of withdrawal states. All other states have the colour of `info`
 * (docs/behaviour/invite.md#withdrawal-states).
 */
export const WITHDRAWAL_TONE = { successful: 'success', failed: 'danger' } as const;

/**
 * The colours of invitation statuses. All other statuses have the colour of `info`
 * (docs/behaviour/invite.md#invitation-status). The API's description names no colours for invitations, so they are the
 * same as for withdrawals.
 */
export const INVITATION_TONE = { rewarded: 'success', refunded: 'danger' } as const;

/** The states of rebates that count as earnings. */
const EARNED: readonly number[] = [RebateState.withdrawable, RebateState.withdrawing, RebateState.paid];

/**
 * The two totals of the promo screen in US dollars: the amount that can be withdrawn (state 1), and the amount paid
 * (state 3).
 *
 * @example totalsOf([{ date: 0, usd: 0.1, state: 1 }, { date: 0, usd: 0.2, state: 1 }, { date: 0, usd: 5, state: 3 }])
 * // { withdrawableUsd: 0.3, paidUsd: 5 }
 */
export function totalsOf(rebates: readonly Movement[]): { withdrawableUsd: number; paidUsd: number } {
  return { withdrawableUsd: sumUsd(rebates, [RebateState.withdrawable]), paidUsd: sumUsd(rebates, [RebateState.paid]) };
}

/**
 * May the member withdraw? The amount must reach the minimum, so the answer is false while the minimum is unknown
 * (docs/behaviour/invite.md#withdrawals). A total of 0 can never be withdrawn, even if the minimum is 0.
 *
 * @example canWithdraw({ withdrawableUsd: 20, minimumUsd: 20 }) // true
 */
export function canWithdraw(amounts: { withdrawableUsd: number; minimumUsd: number | null }): boolean {
  const { withdrawableUsd, minimumUsd } = amounts;
  return minimumUsd !== null && withdrawableUsd > 0 && missingUsd({ withdrawableUsd, minimumUsd }) === 0;
}

/**
 * US dollars that are missing to reach the minimum; 0 if it is reached.
 *
 * @example missingUsd({ withdrawableUsd: 12.5, minimumUsd: 20 }) // 7.5
 */
export function missingUsd({ withdrawableUsd, minimumUsd }: { withdrawableUsd: number; minimumUsd: number }): number {
  return Math.max(0, roundUsd(minimumUsd - withdrawableUsd));
}

/** The number of months that are listed one by one. */
const MONTHS_TOLD = 36;

/** The longest gap that is filled, in months. A longer gap without earnings points to a wrong date. */
const LONGEST_GAP = 12;

/** The earnings of one month in the reader's time zone. `month` counts from 1. */
export interface MonthlyEarnings {
  year: number;
  month: number;
  usd: number;
}

/**
 * The earnings of each of the last 36 months, oldest first, and the sum of all months before them. Gaps of up to 12
 * months are filled with months of 0. Longer gaps are not filled, so that one wrong date adds only one month. It counts
 * movements with a valid date in the states 1 to 3: withdrawable, being withdrawn, paid. In all other states the money
 * is uncertain or lost.
 *
 * @example // $3 in January and $2 in March 2025
 * // { months: [{ year: 2025, month: 1, usd: 3 }, { year: 2025, month: 2, usd: 0 }, { year: 2025, month: 3, usd: 2 }], earlierUsd: 0 }
 */
export function earningsByMonth(rebates: readonly Movement[]): { months: MonthlyEarnings[]; earlierUsd: number } {
  const earned = new Map<number, Movement[]>();
  for (const rebate of rebates) {
    if (!EARNED.includes(rebate.state) || !isoTime(rebate.date)) continue;
    const index = monthIndex(rebate.date);
    const month = earned.get(index);
    if (month) month.push(rebate);
    else earned.set(index, [rebate]);
  }
  const all = withGaps([...earned.keys()].sort((a, b) => a - b));
  const usdOf = (index: number): number => sumUsd(earned.get(index) ?? [], EARNED);
  return {
    months: all
      .slice(-MONTHS_TOLD)
      .map((index) => ({ year: Math.floor(index / 12), month: (index % 12) + 1, usd: usdOf(index) })),
    earlierUsd: roundUsd(all.slice(0, -MONTHS_TOLD).reduce((sum, index) => sum + usdOf(index), 0)),
  };
}

/** Fills short gaps between these months. */
function withGaps(months: readonly number[]): number[] {
  return months.flatMap((month, place) => {
    const gap = month - (months[place - 1] ?? month) - 1;
    const between = gap > 0 && gap <= LONGEST_GAP ? gap : 0;
    return Array.from({ length: between + 1 }, (_, offset) => month - between + offset);
  });
}

function sumUsd(rebates: readonly Movement[], states: readonly number[]): number {
  return roundUsd(rebates.reduce((sum, { usd, state }) => (states.includes(state) ? sum + usd : sum), 0));
}

function monthIndex(seconds: number): number {
  const date = new Date(seconds * 1000);
  return date.getFullYear() * 12 + date.getMonth();
}
