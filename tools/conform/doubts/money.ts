import type { SkuList } from '../../../src/contract/shop.ts';
import type { Known, Note } from './known.ts';

/** No package costs that much a day, in US dollars. */
const DEAREST_DAY_USD = 5;

/** Cents in place of dollars are far more than this many times too much. */
const FACTOR = 20;

/** Something that has a price: `usd` as the site reads it, `sent` as it came. */
interface Priced {
  label: string;
  days: number;
  usd: number | undefined | null;
  sent: unknown;
}

/**
 * Notes at `place` if all amounts are whole numbers and cost more a day than any package would: then they are probably
 * cents. Small amounts alone may be a day's ticket.
 */
export function noteCents(rows: readonly Priced[], place: string, note: Note): void {
  const dear = rows.filter(({ days, usd, sent }) => {
    return Number.isInteger(Number(sent)) && days > 0 && (usd ?? 0) / days > DEAREST_DAY_USD;
  });
  const [first] = dear;
  if (!first || dear.length < rows.filter(({ usd }) => usd).length || !dear.some(({ usd }) => (usd ?? 0) >= 100))
    return;
  const [least, most] = [Math.min, Math.max].map((of) => of(...dear.map(({ usd, days }) => (usd ?? 0) / days)));
  const aDay = [...new Set([least, most].map((usd) => (usd ?? 0).toFixed(2)))].join(' to ');
  const shown = `"${first.label}" is ${(first.usd ?? 0).toFixed(2)} USD for ${first.days} days`;
  note('unusable', place, `is in cents? All are whole numbers, and cost ${aDay} USD a day: ${shown}`);
}

/** The price of the dearest package on sale, in US dollars; undefined without one. */
export function dearestPackage({ beans }: Known): number | undefined {
  const { goods = [] } = (beans.get('skuList') ?? {}) as Partial<SkuList>;
  return goods.length > 0 ? Math.max(...goods.map(({ price }) => price.usd)) : undefined;
}

/** Is one amount so much more than the other that it must be in cents? */
export function isInCents(usd: number, other: number): boolean {
  return other > 0 && usd / other >= FACTOR && Number.isInteger(usd);
}
