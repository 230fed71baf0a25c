import type { Locale } from './locales.ts';

/**
 * Puts values into a path's `{parameters}`. A parameter without a value is removed, together with its slash.
 * @example fillPath('/download/{type}', { type: 'ios' }) // '/download/ios'
 * @example fillPath('/ticketContent/{id}') // '/ticketContent'
 */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\/\{(\w+)\}/g, (_, key: string) =>
    params[key] === undefined ? '' : `/${encodeURIComponent(params[key])}`,
  );
}

/**
 * Decodes a segment of an address. A segment with an invalid encoding is returned unchanged.
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

/** Matches signs that a sentence, or the name of a file, leaves at the end of an address. */
const TAIL = /(?:(?:\/index)?\.html?|[\s.,;:!?)\]}>"'，。；：！？、）】》」』”’])+$/;
/** The longest path in which a tail is looked for. The time grows with the square, and no path of the site is as long. */
const TAILED_LENGTH = 1000;

/**
 * Removes the signs that a sentence, or the name of a file, has left at the end of a path.
 * @example withoutTail('/zh/login。') // '/zh/login'
 */
export function withoutTail(path: string): string {
  return path.length > TAILED_LENGTH ? path : path.replace(TAIL, '');
}

/**
 * Adds a language and the slash at the end to a path.
 * @example localized('/terms', 'tw') // '/tw/terms/'
 * @example localized('/', 'en') // '/en/'
 */
export function localized(path: string, locale: Locale): string {
  return `/${locale}${path === '/' ? '' : path}/`;
}
