/** A shift of the page's layout: when, and how much of the view moved how far, as browsers count it. */
export interface Shift {
  atMs: number;
  amount: number;
}

/** A task that kept the page from answering. */
export interface LongTask {
  startMs: number;
  durationMs: number;
}

/** From here on a task counts as blocking, in milliseconds (web.dev/tbt). */
const BLOCKING_MS = 50;
/** A window of layout shifts ends after this pause … */
const SHIFT_PAUSE_MS = 1000;
/** … and at this age at the latest (web.dev/cls). */
const SHIFT_WINDOW_MS = 5000;

/**
 * The middle one of some numbers, or the mean of the middle two. What could not be measured is left out; undefined if nothing was.
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
 * Cumulative layout shift: the sum of the worst window of shifts.
 *
 * @example layoutShift([{ atMs: 0, amount: 0.1 }, { atMs: 500, amount: 0.1 }, { atMs: 3000, amount: 0.05 }]) // 0.2
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let startedAt = Number.NEGATIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const { atMs, amount } of shifts) {
    if (atMs - lastAt >= SHIFT_PAUSE_MS || atMs - startedAt >= SHIFT_WINDOW_MS) {
      sum = 0;
      startedAt = atMs;
    }
    sum += amount;
    lastAt = atMs;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Total blocking time in milliseconds: what tasks take beyond 50 ms each, counted from a moment on, which is the first paint.
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
 * How many times as long something took as the first paint of an empty page in the same run; undefined if either is not known.
 *
 * @example ratio(1500, 600) // 2.5
 */
export function ratio(ms: number | undefined, emptyMs: number | undefined): number | undefined {
  return ms === undefined || !emptyMs ? undefined : ms / emptyMs;
}
