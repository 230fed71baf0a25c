import type { PaidOrder, UserInfo } from '#contract/account.ts';
import { type Expiry, type Levels, type Moments, membershipOf, orderLevels } from '#core/expiry.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';

/** What the sky shows of a membership (docs/behaviour/account.md#horizon). */
export interface Horizon {
  /**
   * Morning; evening, when it ends soon; night, when it is over; or before sunrise, when nothing was ever bought.
   * `unknown`: no sun.
   */
  state: 'morning' | 'soon' | 'over' | 'none' | 'unknown';
  /** The sun's position: 1 at sunrise on the left, with a year left or more, 0 at sunset on the right. */
  t: number;
}

/** A full arc is a year, for every member. Also a package's length, if that is unknown. */
const FULL_DAYS = 365;

/** Evening starts when this many days are left, or half of a shorter package. */
const EVENING_DAYS = 30;

/** The sun's position with a year left: clear of the horizon. */
const RISEN = 0.96;

/** A member's levels, and the sky for them: that of the level which the account shows large. */
export function horizonOf(info: UserInfo, moments: Moments): Horizon & { levels: Levels } {
  const levels = orderLevels(membershipOf(info, moments));
  const { end } = levels.main;
  return { ...skyOf(end, totalDays(info.pays, end)), levels };
}

/**
 * The sky for one level's end. `total` is the number of days when it was bought. The sun's way follows the square root of the
 * days, as the slip's arc does, since a week would not be seen beside a year: at noon three months are left.
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
 * The number of days after the member's last purchase: from that order to the end, and at least the order's own days;
 * 365 if there is no dated order or no end. `info` does not say which order is for which level.
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
 * The sun's centre, in percent of the sky from its left and from its top: a parabola that touches the sea at 6 and 94
 * %.
 *
 * @example sunAt(0.5) // { x: 50, y: 28 }
 */
export function sunAt(t: number): { x: number; y: number } {
  return { x: 94 - 88 * t, y: 100 - 288 * t * (1 - t) };
}

/**
 * Shows the time of day on the page's sky (`Horizon.astro`). The page's policy forbids style attributes, so the sun's
 * position is set through the CSSOM. Does nothing on a page without a sky.
 */
export function paintHorizon({ state, t }: Horizon): void {
  const sky = document.querySelector<HTMLElement>('[data-sky]');
  if (!sky) return;
  const { x, y } = sunAt(t);
  sky.dataset.state = state;
  sky.style.setProperty('--x', String(x / 100));
  sky.style.setProperty('--y', `${y}%`);
}
