import type { Locale } from '../routes/locales.ts';
import { decodeSegment, localized } from '../routes/paths.ts';

/** Screens with one file for all values of a parameter: that parameter, by bare path. Filled in by `build/head-scripts.ts`. */
declare const SHELLS: Readonly<Record<string, string>>;

/**
 * Sends a visit that a host without rewrites has not found on to the file that serves all values of a screen's parameter
 * (docs/behaviour/addresses.md#ticket-addresses); anything else stays. Takes the parts of the path behind the language.
 */
export function goToShell(locale: Locale, [screen, value, ...more]: readonly (string | undefined)[]): void {
  const parameter = SHELLS[`/${screen}`];
  if (!parameter || !value || more.length > 0) return;
  document.documentElement.dataset.guard = 'leaving';
  const query = `?${parameter}=${encodeURIComponent(decodeSegment(value))}`;
  location.replace(localized(`/${screen}`, locale) + query + location.hash);
}
