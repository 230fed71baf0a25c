import type { UserInfo } from '#contract/account.ts';
import type { Horizon } from '#ui/horizon/horizon.ts';
import { isUsedUp } from './traffic.ts';

/** What stands beside the records: what to renew with, the data of level 2, or the places for devices of level 1. */
export type Card = 'renew' | 'data' | 'places';

type Known = Pick<UserInfo, 'vipType' | 'device' | 'trafficUse' | 'trafficMax'>;

/**
 * The cards that a member needs now, in their order; none where there is nothing to say. While a payment is waited for, nothing is
 * offered that costs money, and who has used up their data needs help, not an offer (docs/behaviour/account.md#beside).
 */
export function cardsOf(info: Known, sky: Horizon['state'], isWaiting: boolean): Card[] {
  const cards: Card[] = [];
  const isOver = sky === 'over';
  if (!isWaiting && (isOver || (sky === 'soon' && !isUsedUp(info)))) cards.push('renew');
  if (info.vipType === 2 && !isOver) cards.push('data');
  if (info.vipType === 1 && (sky === 'morning' || sky === 'unknown') && info.device.length > 0) cards.push('places');
  return cards;
}
