import { formatDate } from '#core/time.ts';
import { Time } from '#ui/controls/Time.tsx';

interface DatedProps {
  /** Seconds since the epoch. */
  seconds: number;
  /** Says the sentence with this day in it. */
  say(date: string): string;
}

/** A sentence with a day in it. */
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
