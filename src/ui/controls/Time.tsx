import { formatDateTime, formatTime, isoTime } from '#core/time.ts';
import './time.css?adopt';

interface TimeProps {
  /** Seconds since the epoch. */
  seconds: number;
  /** Is only the time shown, because the day is already next to it? */
  isTimeAlone?: boolean;
  className?: string;
}

/**
 * A moment, for readers and for machines (docs/behaviour/chrome.md#dates-and-times): its seconds, which few look up, are
 * faint. An invalid one is shown as a dash.
 */
export function Time({ seconds, isTimeAlone, className }: TimeProps) {
  const text = isTimeAlone ? formatTime(seconds) : formatDateTime(seconds);
  return (
    <time className={className} dateTime={isoTime(seconds)}>
      {text.slice(0, -3)}
      <i>{text.slice(-3)}</i>
    </time>
  );
}
