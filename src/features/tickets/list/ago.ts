import { spaced } from '#core/spaced.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';

/** The units of "… ago" in seconds, the largest first. */
const UNITS = [
  ['day', SECONDS_PER_DAY],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** From this many days on, a date is clearer than a count of days. */
const MOST_DAYS = 30;

/**
 * Says in the reader's language how long ago a moment was. Returns undefined for a moment in the future, and after 30
 * days.
 * @param seconds the moment, in seconds since the epoch
 * @param now the present, in seconds since the epoch
 * @example formatAgo(1_735_689_600, 1_735_693_200, 'en') // '1 hour ago'
 */
export function formatAgo(seconds: number, now: number, languageTag: string): string | undefined {
  const passed = now - seconds;
  if (!(passed >= 0 && passed < MOST_DAYS * SECONDS_PER_DAY)) return undefined;
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' });
  const unit = UNITS.find(([, length]) => passed >= length);
  return spaced(unit ? format.format(-Math.floor(passed / unit[1]), unit[0]) : format.format(0, 'second'));
}
