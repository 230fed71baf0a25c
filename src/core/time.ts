/** Seconds in a day. */
export const SECONDS_PER_DAY = 86_400;
/** Milliseconds in a day. */
export const MS_PER_DAY = SECONDS_PER_DAY * 1000;

/**
 * Is a stored moment less than `maxMs` ago? A moment in the future counts as old: it was stored while the clock was
 * wrong, and would otherwise stay until that time.
 * @example isYounger(1000, 1500, 500) // false
 */
export function isYounger(atMs: number, nowMs: number, maxMs: number): boolean {
  return nowMs >= atMs && nowMs - atMs < maxMs;
}

/** The text for a number that is not a date. */
const NO_DATE = '–';

/**
 * Writes a moment (seconds since the epoch) in ISO format. Undefined for 0, and after the year 9999, which HTML can't
 * express.
 * @example isoTime(1_735_689_600) // '2025-01-01T00:00:00.000Z'
 * @example isoTime(1_735_689_600_000) // undefined
 */
export function isoTime(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  // The API uses 0 for "none", and no date on this site is older.
  return seconds > 0 && date.getUTCFullYear() <= 9999 ? date.toISOString() : undefined;
}

/**
 * Writes a moment (seconds since the epoch) in the reader's local time (docs/behaviour/chrome.md#dates-and-times).
 * @example formatDateTime(1_735_689_600) // '2025-01-01 08:00:00' in Shanghai
 */
export function formatDateTime(seconds: number): string {
  // Shift the moment by the reader's time zone, so that its UTC time is the reader's local time.
  const there = seconds - new Date(seconds * 1000).getTimezoneOffset() * 60;
  return (isoTime(seconds) && isoTime(there)?.slice(0, 19).replace('T', ' ')) ?? NO_DATE;
}

/**
 * Writes the day of a moment (seconds since the epoch) in the reader's local time.
 * @example formatDate(1_735_689_600) // '2025-01-01' in Shanghai
 */
export function formatDate(seconds: number): string {
  return formatDateTime(seconds).slice(0, 10);
}

/**
 * Writes the time of day of a moment (seconds since the epoch) in the reader's local time.
 * @example formatTime(1_735_689_600) // '08:00:00' in Shanghai
 */
export function formatTime(seconds: number): string {
  return formatDateTime(seconds).slice(11) || NO_DATE;
}

/**
 * Writes a span in whole minutes, in the reader's language; undefined for less than one. Seconds would change all the
 * time, and would disturb people who read the text beside them.
 * @example formatMinutes(130_000, 'en') // '2 minutes'
 */
export function formatMinutes(ms: number, languageTag: string): string | undefined {
  const minutes = Math.floor(ms / 60_000);
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return minutes > 0 ? new Intl.NumberFormat(languageTag, format).format(minutes) : undefined;
}
