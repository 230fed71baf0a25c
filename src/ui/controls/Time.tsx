import type { ReactNode } from 'react';
import { formatDate, formatDateTime, formatTime, isoTime } from '../../core/time.ts';

/** What a moment is shown as: day and time, or one of them where the other stands beside it already. */
const FORMATS = { both: formatDateTime, day: formatDate, time: formatTime } as const;

interface TimeProps {
  /** Seconds since the epoch. */
  seconds: number;
  /** What is shown of it; both by default. */
  part?: keyof typeof FORMATS;
  className?: string;
  /** Other words for it, such as "3 days ago": in place of the date, never beside it. */
  children?: ReactNode;
}

/** A moment, once, for readers and for machines (docs/behaviour/chrome.md#dates-and-times). An invalid one is a dash. */
export function Time({ seconds, part = 'both', className, children }: TimeProps) {
  return (
    <time className={className} dateTime={isoTime(seconds)}>
      {children ?? FORMATS[part](seconds)}
    </time>
  );
}
