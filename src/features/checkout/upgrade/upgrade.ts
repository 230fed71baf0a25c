import type { Product, UpgradeTerms } from '#contract/shop.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';
import { roundUsd } from '#domain/money.ts';

/**
 * The value of level 1 days towards level 2. This is an estimate, because the server sets the amount
 * (docs/behaviour/checkout.md#upgrade).
 */
export interface UpgradeCredit {
  /** The number of level 1 days that pay for one level 2 day. */
  rate: number;
  /** The days left of level 1, including fractions. */
  levelOneDaysLeft: number;
  /** The most days that can pay for this package: its days × rate. */
  capByProductDays: number;
  /** The most days that the server converts for any package. */
  capByMaxDays: number;
  /** The days that are converted: the smallest of the three values above. */
  creditDays: number;
  /** Which of the three values is the smallest. */
  limitedBy: 'left' | 'product' | 'maxDays';
  /** The amount by which the converted days reduce the price, in US dollars. */
  offsetUsd: number;
  /**
   * The limit that decides the amount: the converted days, the server's maximum, or the price itself. If the price
   * limits the amount, the package is free.
   */
  amountLimitedBy: 'days' | 'maxUsd' | 'price';
  priceBeforeUsd: number;
  priceAfterUsd: number;
}

/**
 * The input of the estimate. `terms` is `vipUpgrade` of the SKU list, and `levelOneSecondsLeft` is its
 * `linkInfo.lastExpire`.
 */
export interface UpgradeInput {
  terms: UpgradeTerms | null | undefined;
  product: Pick<Product, 'vipLevel' | 'days' | 'price'>;
  levelOneSecondsLeft: number;
}

/**
 * What upgrading takes off the price of a level 2 package (docs/behaviour/checkout.md#upgrade). Null if no upgrade is
 * offered: without enabled terms, for a level 1 package, without level 1 days, or without a gain.
 * - credit days = min(level 1 days left, product days × rate, maxDays)
 * - offset = min(price ÷ days × credit days ÷ rate, maxUsd, price)
 *
 * Days are not rounded, and a screen shows one decimal at most. Rounded days would make the estimate differ from the
 * formula by more than a cent. Only the offset is rounded, to the nearest cent, so that before − offset = after
 * exactly.
 *
 * @example
 * // 100 days left, $84 for 100 days at 4.2: 100 credit days, 84 ÷ 100 × 100 ÷ 4.2 = $20 off, $64 to pay
 * upgradeCredit({
 *   terms: { enable: true, rate: 4.2, maxDays: 365, maxUsd: 50 },
 *   product: { vipLevel: 2, days: 100, price: { usd: 84 } },
 *   levelOneSecondsLeft: 8_640_000,
 * });
 */
export function upgradeCredit({ terms, product, levelOneSecondsLeft }: UpgradeInput): UpgradeCredit | null {
  if (!terms?.enable || terms.rate <= 0 || product.vipLevel !== 2 || product.days <= 0) return null;
  const levelOneDaysLeft = Math.max(0, levelOneSecondsLeft / SECONDS_PER_DAY);
  const capByProductDays = product.days * terms.rate;
  const creditDays = Math.min(levelOneDaysLeft, capByProductDays, terms.maxDays);
  const priceBeforeUsd = roundUsd(product.price.usd);
  const worthUsd = (priceBeforeUsd / product.days) * (creditDays / terms.rate);
  const offsetUsd = roundUsd(Math.min(worthUsd, terms.maxUsd, priceBeforeUsd));
  if (offsetUsd <= 0) return null;
  const cap = creditDays === capByProductDays ? 'product' : 'maxDays';
  const amount = terms.maxUsd < worthUsd ? 'maxUsd' : 'days';
  return {
    rate: terms.rate,
    levelOneDaysLeft,
    capByProductDays,
    capByMaxDays: terms.maxDays,
    creditDays,
    limitedBy: creditDays === levelOneDaysLeft ? 'left' : cap,
    offsetUsd,
    amountLimitedBy: offsetUsd >= priceBeforeUsd ? 'price' : amount,
    priceBeforeUsd,
    priceAfterUsd: roundUsd(priceBeforeUsd - offsetUsd),
  };
}

/** The level 1 days that are not converted, as they are shown. They wait until level 2 has ended. */
export function keptDays({ levelOneDaysLeft, creditDays }: UpgradeCredit): number {
  return shownDays(levelOneDaysLeft - creditDays);
}

/** Days as they are shown: one decimal at most. */
export function shownDays(days: number): number {
  return Number(days.toFixed(1));
}
