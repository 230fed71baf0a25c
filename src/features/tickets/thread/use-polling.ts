import { useEffect } from 'react';
import type { ThreadModel } from './thread.ts';

const FIRST_POLL_MS = 15_000;
const LAST_POLL_MS = 5 * 60_000;

/**
 * The pause in milliseconds before an open thread is polled again. It is 15 seconds at first, 1.5 times as long each
 * time, and 5 minutes at most. Polling is fast while an answer is likely, and cheap while a page is only left open.
 *
 * @example pollPauseMs(0) // 15000
 */
export function pollPauseMs(polls: number): number {
  return Math.min(LAST_POLL_MS, FIRST_POLL_MS * 1.5 ** polls);
}

/** Polls for replies while the page is visible, often at first (docs/behaviour/tickets.md#new-replies). */
export function usePolling(thread: ThreadModel, shownCount: number): void {
  useEffect(() => {
    if (shownCount === 0) return;
    let polls = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isSeen = () => document.visibilityState === 'visible';
    const plan = (): void => {
      clearTimeout(timer);
      if (isSeen()) timer = setTimeout(poll, pollPauseMs(polls));
    };
    const poll = async (): Promise<void> => {
      polls += 1;
      await thread.poll();
      plan();
    };
    const turn = (): void => {
      if (isSeen()) polls = 0;
      if (isSeen()) void poll();
      else clearTimeout(timer);
    };
    plan();
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [thread, shownCount]);
}
