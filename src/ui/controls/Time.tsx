import { formatDateTime, formatTime, isoTime } from '#core/time.ts';

interface TimeProps {
  /** Seconds since the epoch. */
  seconds: number;
  /** Is only the time shown, because the day is already next to it? */
  isTimeAlone?: boolean;
  className?: string;
}

/**
 * A moment, for readers and for machines (docs/behaviour/chrome.md#dates-and-times). An invalid one is shown as a dash.
 */
export function Time({ seconds, isTimeAlone, className }: TimeProps) {
  return (
    <time className={className} dateTime={isoTime(seconds)}>
      {isTimeAlone ? formatTime(seconds) : formatDateTime(seconds)}
    </time>
  );
}
