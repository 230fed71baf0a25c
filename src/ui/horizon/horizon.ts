import type { PaidOrder, UserInfo } from '#contract/account.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';
import { type Expiry, type Levels, type Moments, membershipOf, orderLevels } from '#domain/expiry.ts';

/** The sky for a membership (docs/behaviour/account.md#horizon). */
export interface Horizon {
  /**
   * `morning` is the usual state. `soon` is evening: the membership ends soon. `over` is night: it has ended. `none` is
   * before sunrise: nothing was ever bought. `unknown` has no sun.
   */
  state: 'morning' | 'soon' | 'over' | 'none' | 'unknown';
  /** The sun's position: 1 is sunrise on the left, 0 is sunset on the right. */
  t: number;
}

/** The days of a full arc: a year, for every member. This is also the length of a package whose length is unknown. */
const FULL_DAYS = 365;

/** Evening starts when this many days are left, or half of a shorter package. */
const EVENING_DAYS = 30;

/** The sun's highest position, with a year or more left. It is clear of the horizon. */
const RISEN = 0.96;

/** A member's levels, and the sky for the level that the account shows large. */
export function horizonOf(info: UserInfo, moments: Moments): Horizon & { levels: Levels } {
  const levels = orderLevels(membershipOf(info, moments));
  const { end } = levels.main;
  return { ...skyOf(end, totalDays(info.pays, end)), levels };
}

/**
 * The sky for the end of one level. `total` is the number of days when the package was bought. The sun moves with the
 * square root of the days, as it does in the order summary. Otherwise a week could not be seen beside a year. At noon
 * three months are left.
 *
 * @example skyOf({ kind: 'date', days: 200, at: 1_735_689_600 }, 365) // { state: 'morning', t: 0.74 }
 */
export function skyOf(end: Expiry, total: number): Horizon {
  if (end.kind === 'expired') return { state: 'over', t: 0 };
  if (end.kind === 'notActivated') return { state: 'none', t: 1 };
  if (!('days' in end) || end.days === undefined) return { state: 'unknown', t: 1 };
  return {
    state: end.days <= Math.min(EVENING_DAYS, total / 2) ? 'soon' : 'morning',
    t: Math.min(RISEN, Math.max(0, Math.round(Math.sqrt(end.days / FULL_DAYS) * 1000) / 1000)),
  };
}

/**
 * The number of days after the member's last purchase. They run from that order to the end, but are at least the order's
 * own days. The result is 365 if there is no dated order or no end. `info` does not say which order is for which level.
 *
 * @example totalDays([{ id: 1, name: 'VIP 30', days: 30, date: 1_735_689_600 }], { kind: 'date', days: 40, at: 1_739_145_600 }) // 40
 */
export function totalDays(orders: readonly Pick<PaidOrder, 'days' | 'date'>[], end: Expiry): number {
  const last = orders.reduce<(typeof orders)[number] | undefined>(
    (newest, order) => (order.date > (newest?.date ?? 0) ? order : newest),
    undefined,
  );
  if (!last || !('at' in end)) return FULL_DAYS;
  return Math.max(last.days, Math.round((end.at - last.date) / SECONDS_PER_DAY)) || FULL_DAYS;
}

/**
 * The sun's centre in percent of the sky, from its left and from its top. Its path is a parabola that touches the sea at
 * 6 % and 94 %.
 *
 * @example sunAt(0.5) // { x: 50, y: 28 }
 */
export function sunAt(t: number): { x: number; y: number } {
  return { x: 94 - 88 * t, y: 100 - 288 * t * (1 - t) };
}

/**
 * Shows a state on the page's sky (`Horizon.astro`). The page's policy forbids style attributes, so the sun's position is
 * set through the CSSOM. Does nothing on a page without a sky.
 */
export function showHorizon({ state, t }: Horizon): void {
  const sky = document.querySelector<HTMLElement>('[data-sky]');
  if (!sky) return;
  const { x, y } = sunAt(t);
  sky.dataset.state = state;
  sky.style.setProperty('--x', String(x / 100));
  sky.style.setProperty('--y', `${y}%`);
}
