import { pageData } from '#protocol.ts';
import type { Locale } from '#routes/locales.ts';
import { decodeSegment, localized } from '#routes/paths.ts';

/**
 * On a host without rewrites, a path with a screen's parameter is not found: sends such a visit to the file that serves
 * all values of the parameter (docs/behaviour/addresses.md#ticket-addresses). Other visits stay. Takes the segments of
 * the path after the language.
 */
export function goToShell(locale: Locale, [screen, value, ...more]: readonly (string | undefined)[]): void {
  const parameter = SHELLS[`/${screen}`];
  if (!parameter || !value || more.length > 0) return;
  pageData().guard = 'leaving';
  const query = `?${parameter}=${encodeURIComponent(decodeSegment(value))}`;
  location.replace(localized(`/${screen}`, locale) + query + location.hash);
}
