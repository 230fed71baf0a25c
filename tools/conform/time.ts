/** Clocks and answers may be that far apart, in seconds. */
export const SLACK_SECONDS = 300;

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** The server's time of an answer, in seconds since the epoch; without a `Date` header this machine's. */
export function serverSeconds(headers: Headers): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Math.floor((Number.isNaN(date) ? Date.now() : date) / 1000);
}

/**
 * A time span in words, rounded, in its largest unit.
 *
 * @example span(7_300) // '2 hours'
 */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? ['second', 1];
  const count = Math.round(Math.abs(seconds) / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * When a moment is, as seen from another.
 *
 * @example when(1_000_000, 1_007_300) // '2 hours ago'
 */
export function when(moment: number, now: number): string {
  return moment > now ? `in ${span(moment - now)}` : `${span(now - moment)} ago`;
}
