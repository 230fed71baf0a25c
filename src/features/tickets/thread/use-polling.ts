import { useEffect } from 'react';
import { pollPauseMs } from '../tickets.ts';
import type { ThreadModel } from './thread.ts';

/**
 * Polls for replies while the page is visible: often at first, and at once when the reader comes back to it
 * (docs/behaviour/tickets.md#new-replies).
 */
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
