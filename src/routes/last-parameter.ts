import { isLocale } from './locales.ts';
import { decodeSegment } from './paths.ts';
import { SCREEN_PATHS } from './screen-paths.ts';
import type { ScreenName } from './table.ts';

/**
 * Reads the parameter at the end of a screen's path from one of its addresses; undefined if there is none.
 * @example lastParameter('ticketContent', '/tw/ticketContent/105/') // '105'
 * @example lastParameter('ticketContent', '/tw/ticketContent/') // undefined
 */
export function lastParameter(screen: ScreenName, pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  const depth = SCREEN_PATHS[screen].split('/').length - (isLocale(segments[0]) ? 1 : 2);
  const value = segments[depth];
  return value === undefined ? undefined : decodeSegment(value);
}
