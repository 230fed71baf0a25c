import { fillIn } from '../../../core/fill-in.ts';
import { isoTime, NO_DATE, SECONDS_PER_DAY } from '../../../core/time.ts';
import { AGO, type AGO_UNITS } from '../../../routes/ago.ts';
import { LANGUAGE_TAG, type Locale } from '../../../routes/locales.ts';

/** A distance in time. Negative values lie in the past. */
export interface RelativeTime {
  value: number;
  unit: (typeof AGO_UNITS)[number];
}

const STEPS: readonly (readonly [RelativeTime['unit'], number])[] = [
  ['year', 365 * SECONDS_PER_DAY],
  ['month', 30 * SECONDS_PER_DAY],
  ['day', SECONDS_PER_DAY],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * How far a moment is from now, in the largest whole unit (a month is 30 days, a year 365); both in seconds since the epoch.
 *
 * @example relativeTime(1000, 1000 + 7200) // { value: -2, unit: 'hour' }
 */
export function relativeTime(seconds: number, nowSeconds: number): RelativeTime {
  const distance = seconds - nowSeconds;
  const [unit, length] = STEPS.find((step) => Math.abs(distance) >= step[1]) ?? (['second', 1] as const);
  return { value: Math.trunc(distance / length) + 0, unit };
}

/**
 * How long ago a moment was, in a language; both times in seconds since the epoch. Returns a dash if `seconds` is no
 * valid date. Decided: a second at least, and never "in 2 seconds", since the event is past even if the server's clock is ahead. Never "yesterday", since
 * a day is counted as 24 hours.
 *
 * @example formatAgo(0, 259_200, 'en') // '3 days ago'
 * @example formatAgo(0, 259_200, 'zh') // '3 天前'
 */
export function formatAgo(seconds: number, nowSeconds: number, locale: Locale): string {
  if (!isoTime(seconds)) return NO_DATE;
  const { value, unit } = relativeTime(Math.min(seconds, nowSeconds), nowSeconds);
  const count = Math.max(1, -value);
  const form = new Intl.PluralRules(LANGUAGE_TAG[locale]).select(count);
  return fillIn(AGO[locale][unit][form], { count });
}
