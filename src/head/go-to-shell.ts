import { pageData } from '../protocol.ts';
import type { Locale } from '../routes/locales.ts';
import { decodeSegment, localized } from '../routes/paths.ts';

/**
 * Sends a visit that a host without rewrites has not found on to the file that serves all values of a screen's parameter
 * (docs/behaviour/addresses.md#ticket-addresses); anything else stays. Takes the parts of the path behind the language.
 */
export function goToShell(locale: Locale, [screen, value, ...more]: readonly (string | undefined)[]): void {
  const parameter = SHELLS[`/${screen}`];
  if (!parameter || !value || more.length > 0) return;
  pageData().guard = 'leaving';
  const query = `?${parameter}=${encodeURIComponent(decodeSegment(value))}`;
  location.replace(localized(`/${screen}`, locale) + query + location.hash);
}
