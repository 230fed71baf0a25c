import { formatDate } from '../../../core/time.ts';
import { serverNowMs } from '../../../stores/server-clock.ts';

/** Was it (seconds since the epoch) today, where the reader is? By the server's clock, which dated it. */
export function isToday(seconds: number): boolean {
  return formatDate(seconds) === formatDate(serverNowMs() / 1000);
}
