/** How long after asking for a code until another can be asked for. */
const RESEND_WAIT_SECONDS = 60;

/**
 * Whole seconds until a code can be asked for again: 60 at the start, 0 when over (docs/behaviour/recovery.md#resend-wait).
 * `startedAtMs` is null when nothing was asked for, or when the request failed. Decided: also 0 when the clock was set back, rather
 * than an endless wait.
 *
 * @example secondsToWait(1000, 1000) // 60
 * @example secondsToWait(1000, 60_500) // 1
 */
export function secondsToWait(startedAtMs: number | null, nowMs: number): number {
  if (startedAtMs === null || nowMs < startedAtMs) return 0;
  return Math.max(0, Math.ceil(RESEND_WAIT_SECONDS - (nowMs - startedAtMs) / 1000));
}
