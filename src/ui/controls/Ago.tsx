import { formatAgo } from '#core/ago.ts';
import { spaceBetween } from '#core/join-texts.ts';
import { secondMs } from '#stores/second.ts';
import { Time } from './Time.tsx';

/**
 * A moment in a list (seconds since the epoch): how long ago, where that says more, and the exact time behind it, whose seconds
 * are faint. `after` is what stands before it (docs/behaviour/chrome.md#dates-and-times).
 */
export function Ago({ seconds, after = '' }: { seconds: number; after?: string }) {
  const ago = formatAgo(seconds, secondMs() / 1000, document.documentElement.lang);
  return (
    <span className="when">
      {after + spaceBetween(after, ago ?? '0')}
      {ago && <b>{ago}</b>} <Time seconds={seconds} />
    </span>
  );
}
