import type { UserInfo } from '#contract/account.ts';
import type { Horizon } from '#ui/horizon/horizon.ts';

type Known = Pick<UserInfo, 'vipType' | 'device' | 'trafficUse' | 'trafficMax'>;

/** Has a level 2 member used up their data? */
export function isUsedUp({ vipType, trafficUse, trafficMax }: Omit<Known, 'device'>): boolean {
  return vipType === 2 && trafficMax > 0 && trafficUse >= trafficMax;
}

/** True if the membership does not end soon, or its end is unknown. The head's button is then outlined. */
export function isLight(sky: Horizon['state']): boolean {
  return sky === 'morning' || sky === 'unknown';
}

/**
 * The cards that a member needs now, in their order: what to renew with, and the data of level 2. While a payment is waited for, nothing is offered that costs money, and who has used up their data needs help, not an offer
 * (docs/behaviour/account.md#beside).
 */
export function cardsOf(info: Known, sky: Horizon['state'], isWaiting: boolean): ('renew' | 'data')[] {
  const isOver = sky === 'over';
  const needs = {
    renew: !isWaiting && (isOver || (sky === 'soon' && !isUsedUp(info))),
    data: info.vipType === 2 && !isOver,
  };
  return (['renew', 'data'] as const).filter((card) => needs[card]);
}
