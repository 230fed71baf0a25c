import { SECONDS_PER_DAY } from '#core/time.ts';

/**
 * The times before its moment at which a calendar entry may remind, the longest first: for the file, and in seconds.
 */
const LEADS = [
  ['P3D', 3 * SECONDS_PER_DAY],
  ['P1D', SECONDS_PER_DAY],
  ['PT1H', 3600],
] as const;

/** Seconds that a member has to open the calendar file. Calendars skip an alarm that is in the past by then. */
const TO_OPEN = 600;

/**
 * How long before a membership's end its calendar entry reminds; undefined if the end is too near. Both moments are in
 * seconds since the epoch.
 * @example alarmLead({ at: 1_000_000, nowSeconds: 0 }) // 'P3D'
 */
export function alarmLead({ at, nowSeconds }: { at: number; nowSeconds: number }): string | undefined {
  return LEADS.find(([, seconds]) => at - seconds > nowSeconds + TO_OPEN)?.[0];
}
