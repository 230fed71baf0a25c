import type { Locale } from '../../../src/routes/locales.ts';

/**
 * The languages in which a journey is walked. Where its steps are the same in all of them, one is enough: what each screen says in the others
 * is in `site/texts`.
 */
export function walkedIn(...locales: readonly Locale[]): readonly Locale[] {
  return locales;
}
