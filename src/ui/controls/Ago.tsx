import { formatAgo } from '#core/ago.ts';
import { spaced } from '#core/spaced.ts';
import { secondMs } from '#stores/second.ts';
import { Time } from './Time.tsx';

/**
 * A moment in a list (seconds since the epoch): how long ago, where that says more, and the exact time behind it, whose seconds
 * are faint (docs/behaviour/chrome.md#dates-and-times).
 */
export function Ago({ seconds }: { seconds: number }) {
  const ago = formatAgo(seconds, secondMs() / 1000, document.documentElement.lang);
  return (
    <span className="when">
      {ago && <b>{spaced(ago)}</b>} <Time seconds={seconds} />
    </span>
  );
}
