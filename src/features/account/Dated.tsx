import { formatDate } from '#core/time.ts';
import { Time } from '#ui/controls/Time.tsx';

interface DatedProps {
  /** Seconds since the epoch. */
  seconds: number;
  /** Returns the sentence with this date in it. */
  say(date: string): string;
}

/** A sentence with a date, which is marked up as a time. */
export function Dated({ seconds, say }: DatedProps) {
  const date = formatDate(seconds);
  const [before, after] = say(date).split(date);
  return (
    <>
      {before}
      <Time className="figures" seconds={seconds} part="day" />
      {after}
    </>
  );
}
