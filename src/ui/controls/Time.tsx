import { formatDateTime, formatTime, isoTime } from '#core/time.ts';
import './time.css?adopt';

interface TimeProps {
  /** Seconds since the epoch. */
  seconds: number;
  /** Only the day, where one reads rather than looks up; or only the time, because the day is already next to it. */
  part?: 'day' | 'time';
  className?: string;
}

/**
 * A moment, for readers and for machines (docs/behaviour/chrome.md#dates-and-times): its time of day, which few look up,
 * is faint, or in the title of a day alone. An invalid one is shown as a dash.
 */
export function Time({ seconds, part, className }: TimeProps) {
  const text = formatDateTime(seconds);
  const [day, time] = text.split(' ');
  return (
    <time className={className} dateTime={isoTime(seconds)} title={part === 'day' ? text : undefined}>
      {part === 'time' ? formatTime(seconds) : day}
      {!part && time && ' '}
      {!part && time && <i>{time}</i>}
    </time>
  );
}
