import { isLocale, type Locale } from './locales.ts';

/** The address in another language: same screen, query and hash (docs/behaviour/addresses.md#switching-language). */
export function switchLocale(address: { pathname: string; search: string; hash: string }, locale: Locale): string {
  const segments = address.pathname.split('/').filter(Boolean);
  const rest = isLocale(segments[0]) ? segments.slice(1) : segments;
  return `/${[locale, ...rest].join('/')}/${address.search}${address.hash}`;
}
