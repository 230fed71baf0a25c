/** Seconds in a day. */
export const SECONDS_PER_DAY = 86_400;
/** The same in milliseconds. */
export const MS_PER_DAY = SECONDS_PER_DAY * 1000;

/** Shown for numbers that are no date. */
const NO_DATE = '–';

/**
 * A moment (seconds since the epoch) in ISO format; undefined for 0, and after 9999, which HTML can't express.
 * @example isoTime(1_735_689_600) // '2025-01-01T00:00:00.000Z'
 * @example isoTime(1_735_689_600_000) // undefined
 */
export function isoTime(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  // The API uses 0 for "none", and no date here is older.
  return seconds > 0 && date.getUTCFullYear() <= 9999 ? date.toISOString() : undefined;
}

/**
 * A moment (seconds since the epoch) in the reader's local time (docs/behaviour/chrome.md#dates-and-times).
 * @example formatDateTime(1_735_689_600) // '2025-01-01 08:00:00' in Shanghai
 */
export function formatDateTime(seconds: number): string {
  // The reader's own time, written as that of Greenwich.
  const there = seconds - new Date(seconds * 1000).getTimezoneOffset() * 60;
  return (isoTime(seconds) && isoTime(there)?.slice(0, 19).replace('T', ' ')) ?? NO_DATE;
}

/**
 * The day of a moment (seconds since the epoch) in the reader's local time.
 * @example formatDate(1_735_689_600) // '2025-01-01' in Shanghai
 */
export function formatDate(seconds: number): string {
  return formatDateTime(seconds).slice(0, 10);
}

/**
 * The time of day of a moment (seconds since the epoch) in the reader's local time.
 * @example formatTime(1_735_689_600) // '08:00:00' in Shanghai
 */
export function formatTime(seconds: number): string {
  return formatDateTime(seconds).slice(11) || NO_DATE;
}

/**
 * A span as minutes and seconds, for a clock that runs; a span below zero is none.
 * @example formatClock(42_000) // '0:42'
 */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
