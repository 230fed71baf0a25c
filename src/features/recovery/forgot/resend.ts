/** After asking for a code, this long until it can be asked for again. */
const RESEND_WAIT_SECONDS = 60;

/**
 * Whole seconds until a code can be asked for again: 60 at the start, 0 when over (spec §4). `startedAtMs` is null when nothing
 * was asked for, or when the request failed. Decided: 0 too when the clock was set back, rather than a wait without end.
 *
 * @example secondsToWait(1000, 1000) // 60
 * @example secondsToWait(1000, 60_500) // 1
 */
export function secondsToWait(startedAtMs: number | null, nowMs: number): number {
  if (startedAtMs === null || nowMs < startedAtMs) return 0;
  return Math.max(0, Math.ceil(RESEND_WAIT_SECONDS - (nowMs - startedAtMs) / 1000));
}
