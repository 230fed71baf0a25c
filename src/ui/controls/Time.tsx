import type { ReactNode } from 'react';
import { isoTime } from '../../core/time.ts';

interface TimeProps {
  /** Seconds since the epoch. */
  seconds: number;
  className?: string;
  /** The moment in words. */
  children: ReactNode;
}

/** A moment, for readers and for machines. An invalid one is words only. */
export function Time({ seconds, className, children }: TimeProps) {
  return (
    <time className={className} dateTime={isoTime(seconds)}>
      {children}
    </time>
  );
}
