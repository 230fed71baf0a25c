import type { Locale } from './locales.ts';
import { localized } from './paths.ts';
import type { Row } from './row.ts';
import { rowOf, type ScreenName, TABLE } from './table.ts';

// docs/behaviour/addresses.md#fetched-ahead

/** Where most visitors who are not members go next. It takes no secret from its address. */
export const NEXT: ScreenName = 'register';

/**
 * Speculation rules of a screen's page: which documents of its language browsers may fetch as soon as a press on their
 * link is likely. Only pages that are the same for every visitor, and not the page itself.
 */
export function speculationRules(screen: ScreenName, locale: Locale): string {
  const rows = TABLE.filter(
    ({ name, params, isIndexed }) => (isIndexed || name === NEXT) && (name !== screen || params),
  );
  const patterns = rows.map(({ path }) => localized(path, locale).replace(/\{(\w+)\}/g, ':$1'));
  return JSON.stringify({ prefetch: [{ where: { href_matches: patterns }, eagerness: 'moderate' }] });
}

/** The address of `NEXT`, for screens with `leadsOn`. */
export function nextAddress({ leadsOn }: Row, locale: Locale): string | undefined {
  return leadsOn && localized(rowOf(NEXT).path, locale);
}
