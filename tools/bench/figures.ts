/** A task during which the page could not respond. */
export interface LongTask {
  startMs: number;
  durationMs: number;
}

/** Tasks longer than this count as blocking, in milliseconds (web.dev/tbt). */
const BLOCKING_MS = 50;

/**
 * The middle one of some numbers, or the mean of the middle two. Undefined values are ignored; undefined if there are
 * no others.
 *
 * @example median([300, 100, 250, undefined]) // 250
 */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const low = known[(known.length - 1) >> 1];
  const high = known[known.length >> 1];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/**
 * Total blocking time in milliseconds: the time that tasks take beyond 50 ms each, counted from `fromMs`, the first
 * paint.
 *
 * @example blockingTime([{ startMs: 100, durationMs: 120 }], 0) // 70
 */
export function blockingTime(tasks: readonly LongTask[], fromMs: number): number {
  return tasks.reduce((sum, { startMs, durationMs }) => {
    const shown = startMs + durationMs - Math.max(startMs, fromMs);
    return sum + Math.max(0, shown - BLOCKING_MS);
  }, 0);
}

/**
 * A time as a multiple of the first paint of an empty page in the same run; undefined if either is unknown.
 *
 * @example ratio(1500, 600) // 2.5
 */
export function ratio(ms: number | undefined, emptyMs: number | undefined): number | undefined {
  return ms === undefined || !emptyMs ? undefined : ms / emptyMs;
}
