import type { Locale } from './locales.ts';

/**
 * Puts values into a path's `{parameters}`; one without a value is removed, with its slash.
 * @example fillPath('/download/{type}', { type: 'ios' }) // '/download/ios'
 * @example fillPath('/ticketContent/{id}') // '/ticketContent'
 */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\/\{(\w+)\}/g, (_, key: string) =>
    params[key] === undefined ? '' : `/${encodeURIComponent(params[key])}`,
  );
}

/**
 * Decodes a segment of an address; an invalid encoding is returned unchanged.
 * @example decodeSegment('%E7%94%B2') // '甲'
 * @example decodeSegment('100%') // '100%'
 */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * A path in a language.
 * @example localized('/terms', 'tw') // '/tw/terms/'
 * @example localized('/', 'en') // '/en/'
 */
export function localized(path: string, locale: Locale): string {
  return `/${locale}${path === '/' ? '' : path}/`;
}
