import type { Locale } from './locales.ts';
import { localized } from './paths.ts';
import type { Row } from './row.ts';
import { rowOf, type ScreenName, TABLE } from './table.ts';

// See docs/behaviour/addresses.md#fetched-ahead

/** The screen that most visitors without a membership open next. It takes no secret from its address. */
export const NEXT: ScreenName = 'register';

/**
 * The speculation rules of a screen's page. They list the documents of its language that browsers may fetch as soon as a
 * press on a link is likely. Only pages that are the same for every visitor are listed, and not the page itself.
 */
export function speculationRules(screen: ScreenName, locale: Locale): string {
  const rows = TABLE.filter(
    ({ name, params, isIndexed }) => (isIndexed || name === NEXT) && (name !== screen || params),
  );
  const patterns = rows.map(({ path }) => localized(path, locale).replace(/\{(\w+)\}/g, ':$1'));
  return JSON.stringify({ prefetch: [{ where: { href_matches: patterns }, eagerness: 'moderate' }] });
}

/** The address of the screen `NEXT`, for screens with `leadsOn`; otherwise undefined. */
export function nextAddress({ leadsOn }: Row, locale: Locale): string | undefined {
  return leadsOn && localized(rowOf(NEXT).path, locale);
}
