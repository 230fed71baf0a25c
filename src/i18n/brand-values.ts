import type { Locale } from '#routes/locales.ts';
import * as brand from '../../brand/brand.ts';

/** The brand's values for texts, by the placeholder that stands for each. */
export function brandValues(locale: Locale): Readonly<Record<string, string>> {
  return {
    brand: brand.names[locale],
    guaranteeDays: String(brand.guaranteeDays),
    personalRefundPercent: String(brand.personalRefundPercent),
  };
}
