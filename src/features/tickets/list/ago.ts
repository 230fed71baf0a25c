import { spaced } from '#core/spaced.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';

/** Units of "… ago", in seconds, the largest first. */
const UNITS = [
  ['day', SECONDS_PER_DAY],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** After this many days a date says more than a count. */
const MOST_DAYS = 30;

/**
 * How long ago a moment was, both in seconds since the epoch, in a reader's words; undefined for one that is to come, and
 * after 30 days.
 * @example formatAgo(1_735_689_600, 1_735_693_200, 'en') // '1 hour ago'
 */
export function formatAgo(seconds: number, now: number, languageTag: string): string | undefined {
  const passed = now - seconds;
  if (!(passed >= 0 && passed < MOST_DAYS * SECONDS_PER_DAY)) return undefined;
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' });
  const unit = UNITS.find(([, length]) => passed >= length);
  return spaced(unit ? format.format(-Math.floor(passed / unit[1]), unit[0]) : format.format(0, 'second'));
}
