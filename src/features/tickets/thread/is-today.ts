import { formatDate } from '#core/time.ts';
import { serverNowMs } from '#stores/server-clock.ts';

/**
 * True if a moment (seconds since the epoch) is today in the reader's time zone. Uses the server's clock, which dated
 * the moment.
 */
export function isToday(seconds: number): boolean {
  return formatDate(seconds) === formatDate(serverNowMs() / 1000);
}
