import type { UserInfo } from '#contract/account.ts';
import type { Stage } from '#domain/expiry.ts';

type Known = Pick<UserInfo, 'vipType' | 'device' | 'trafficUse' | 'trafficMax'>;

/** True if a level 2 member has used up their data. */
export function isUsedUp({ vipType, trafficUse, trafficMax }: Omit<Known, 'device'>): boolean {
  return vipType === 2 && trafficMax > 0 && trafficUse >= trafficMax;
}

/**
 * True if the head offers support in place of a renewal, because more days add no data. While a payment is pending the
 * head offers nothing.
 */
export function isHeadForSupport(info: Omit<Known, 'device'>, isWaiting: boolean): boolean {
  return isUsedUp(info) && !isWaiting;
}

/** True if the membership does not end soon, or if its end is unknown. The head's button is then only outlined. */
export function isLight(stage: Stage): boolean {
  return stage === 'running' || stage === 'unknown';
}

/**
 * The cards that a member needs now, in the order of the page (docs/behaviour/account.md#beside).
 * - `renew`: packages for a renewal. It is left out while a payment is pending, because nothing that costs money is
 *   offered then. It is also left out before the end if the data is used up: such a member needs help instead of an
 *   offer.
 * - `data`: the data of level 2.
 */
export function cardsOf(info: Known, stage: Stage, isWaiting: boolean): ('renew' | 'data')[] {
  const isOver = stage === 'over';
  const needs = {
    renew: !isWaiting && (isOver || (stage === 'soon' && !isUsedUp(info))),
    data: info.vipType === 2 && !isOver,
  };
  return (['renew', 'data'] as const).filter((card) => needs[card]);
}
