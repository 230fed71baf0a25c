import { formatDateTime, formatTime, isoTime } from '../../core/time.ts';

interface TimeProps {
  /** Seconds since the epoch. */
  seconds: number;
  /** Is only its time shown, where the day stands beside it already? */
  isTimeAlone?: boolean;
  className?: string;
}

/** A moment, once, for readers and for machines (docs/behaviour/chrome.md#dates-and-times). An invalid one is a dash. */
export function Time({ seconds, isTimeAlone, className }: TimeProps) {
  return (
    <time className={className} dateTime={isoTime(seconds)}>
      {isTimeAlone ? formatTime(seconds) : formatDateTime(seconds)}
    </time>
  );
}
