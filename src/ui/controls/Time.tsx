import { formatDateTime, formatTime, isoTime } from '#core/time.ts';
import './time.css?adopt';

interface TimeProps {
  /** Seconds since the epoch. */
  seconds: number;
  /**
   * `day` shows only the day, for texts that are read rather than searched. `time` shows only the time, for places where
   * the day is already next to it.
   */
  part?: 'day' | 'time';
  className?: string;
}

/**
 * A moment, for readers and for machines (docs/behaviour/chrome.md#dates-and-times). Its time of day is faint, because
 * few people need it. If only the day is shown, the tooltip has the time. An invalid moment is shown as a dash.
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
