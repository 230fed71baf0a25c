import type { Locale } from './locales.ts';
import { fillPath, localized } from './paths.ts';
import { SCREEN_PATHS } from './screen-paths.ts';
import type { ScreenName } from './table.ts';

/** The parts of an address other than its screen. */
export interface HrefOptions {
  /** If there is no language, the result is the path without a language. That page then chooses one. */
  locale?: Locale | undefined;
  /** A value for each `{parameter}` of the path. */
  params?: Readonly<Record<string, string | number>> | undefined;
  /** Empty and undefined values are left out. */
  query?: Readonly<Record<string, string | undefined>> | undefined;
  /** The hash, without the `#`. */
  hash?: string | undefined;
}

/**
 * The address of a screen, with the trailing slash that static hosts use.
 * @example href('packages', { locale: 'en', params: { level: 2 } }) // '/en/packages/2/'
 * @example href('ticketContent', { locale: 'zh', params: { id: '7' }, hash: 'reply' }) // '/zh/ticketContent/7/#reply'
 * @example href('login') // '/login'
 */
export function href(name: ScreenName, { locale, params, query, hash }: HrefOptions = {}): string {
  const path = fillPath(SCREEN_PATHS[name], params);
  const address = locale ? localized(path, locale) : path;
  const pairs = Object.entries(query ?? {}).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  return address + search + (hash ? `#${hash}` : '');
}
