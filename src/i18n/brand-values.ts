import * as brand from '../../brand/brand.ts';
import type { Locale } from '../routes/locales.ts';

/** What texts may say of the brand, by the names that stand in their braces: filled in wherever a text names them. */
export function brandValues(locale: Locale): Readonly<Record<string, string>> {
  return {
    brand: brand.names[locale],
    guaranteeDays: String(brand.guaranteeDays),
    personalRefundPercent: String(brand.personalRefundPercent),
  };
}
