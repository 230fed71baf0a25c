import type { Locale } from '../../../src/routes/locales.ts';

/**
 * The languages in which a journey is walked. Where its steps are the same in all of them, one is enough: that each language has every text,
 * with the same placeholders, the unit tests prove (`tests/unit/i18n`, `tests/unit/content`), and `site/look.test.ts` opens every screen.
 */
export function walkedIn(...locales: readonly Locale[]): readonly Locale[] {
  return locales;
}
