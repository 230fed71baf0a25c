import { ADDRESSES, type Address } from './addresses.ts';
import { isLocale, type Locale } from './locales.ts';
import { decodeSegment } from './paths.ts';
import type { ScreenName } from './table.ts';

/** The screen to which an address leads. */
export interface Match {
  name: ScreenName;
  address: Address;
  /** The language; undefined for an address without one. */
  locale: Locale | undefined;
  params: Record<string, string>;
}

/**
 * Finds the screen to which an address leads; undefined if there is none. An older name counts as the screen to which it
 * leads.
 * @example match('/tw/packages/3/')?.params // { level: '3' }
 * @example match('/clientMac')?.params // { type: 'macos' }
 * @example match('/en/nowhere/') // undefined
 */
export function match(pathname: string): Match | undefined {
  // Some hosts name the file in the address, and so do some people who copy one.
  const segments = pathname
    .replace(/\/index\.html$/, '')
    .split('/')
    .filter(Boolean);
  const locale = isLocale(segments[0]) ? segments[0] : undefined;
  const rest = locale ? segments.slice(1) : segments;
  for (const address of ADDRESSES) {
    const params = matchPath(address, rest) ?? matchOlder(address, rest);
    if (params) return { name: address.name, address, locale, params };
  }
  return undefined;
}

/** May visitors be sent to this screen? True for all screens except the 404 page. */
export function isDestination({ address }: Pick<Match, 'address'>): boolean {
  return !address.isNotFound;
}

function matchPath(row: Address, segments: readonly string[]): Record<string, string> | undefined {
  const pattern = row.path.split('/').filter(Boolean);
  const isShell = pattern.some((part) => part.startsWith('{')) && !row.params;
  if (pattern.length !== segments.length && !(isShell && segments.length === pattern.length - 1)) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) {
      if (segment !== part) return undefined;
    } else if (segment !== undefined) {
      const value = decodeSegment(segment);
      if (row.params && !row.params[name]?.includes(value)) return undefined;
      params[name] = value;
    }
  }
  return params;
}

function matchOlder(row: Address, segments: readonly string[]): Record<string, string> | undefined {
  const older = row.older?.find(({ from }) => from === `/${segments.join('/')}`);
  return older && { ...older.params };
}
