import type { Product, SkuList } from '../../../contract/shop.ts';
import { PayState } from '../../../contract/values/shop.ts';
import { SECONDS_PER_DAY } from '../../../core/time.ts';

/** The durations that the price card offers, shortest first, as ranges of days: about a month, a year, two years. */
const DURATIONS = [
  { least: 28, most: 31 },
  { least: 360, most: 366 },
  { least: 720, most: 732 },
] as const;

/** One of the price card's durations. */
export interface Duration {
  key: Product['key'];
  days: number;
  /** Free extra days; 0 = none. */
  extraDays: number;
  usd: number;
  /** US dollars, not rounded. */
  perDayUsd: number;
  /** When it would end if it were bought now, in seconds since the epoch of the server's clock. */
  untilSeconds: number;
  isRecommended: boolean;
  /** Seconds until its offer ends, counted from the answer; 0 or less if none runs. */
  offerSeconds: number;
}

/**
 * The packages of Basic that match the price card's durations (docs/behaviour/landing.md#price-card). If several have
 * the same duration, the recommended one, else the first. A duration without a package is left out. Returns none while
 * payments are paused.
 */
export function durationsOf({ goods, payState, linkInfo }: SkuList, serverNowMs: number): Duration[] {
  if (payState === PayState.paused) return [];
  // A member's new days start when their current ones end.
  const startSeconds = serverNowMs / 1000 + Math.max(0, linkInfo?.lastExpire ?? 0);
  return DURATIONS.flatMap(({ least, most }) => {
    const fitting = goods.filter(({ vipLevel, days }) => vipLevel === 1 && days >= least && days <= most);
    const product = fitting.find(({ recommend }) => recommend) ?? fitting[0];
    if (!product) return [];
    const { key, days, extraDays, price, recommend, lastTime } = product;
    return {
      key,
      days,
      extraDays,
      usd: price.usd,
      perDayUsd: price.usd / days,
      untilSeconds: startSeconds + (days + extraDays) * SECONDS_PER_DAY,
      isRecommended: recommend,
      offerSeconds: lastTime,
    };
  });
}
