/** How long to wait before requesting another code. */
const RESEND_WAIT_SECONDS = 60;

/**
 * Whole seconds until another code can be requested: 60 at the start, 0 when over
 * (docs/behaviour/recovery.md#resend-wait). `startedAtMs` is null if no code was requested or the request failed.
 * Decided: also 0 if the clock was set back, rather than an endless wait.
 *
 * @example secondsToWait(1000, 1000) // 60
 * @example secondsToWait(1000, 60_500) // 1
 */
export function secondsToWait(startedAtMs: number | null, nowMs: number): number {
  if (startedAtMs === null || nowMs < startedAtMs) return 0;
  return Math.max(0, Math.ceil(RESEND_WAIT_SECONDS - (nowMs - startedAtMs) / 1000));
}
