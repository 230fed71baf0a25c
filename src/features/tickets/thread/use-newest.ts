import { type RefObject, useEffect, useMemo } from 'react';

/**
 * Positions in pixels from the top of the window: the lower edge of the newest message, and the upper edge of the reply
 * form below it.
 */
interface Edges {
  newest: number;
  foot: number;
}

/** Pixels. A newest message that ends at most this far below the visible edge still counts as being read. */
const NEAR = 48;

/** Pixels between the newest message and the reply form below it. */
const GAP = 16;

/**
 * Keeps a thread's newest message in view while the reader is there (docs/behaviour/tickets.md#thread). It scrolls when
 * the thread loads, a message is added, the form grows or the keyboard opens.
 * @returns whether the reader is at the newest message, and a function that scrolls there
 */
export function useNewest(
  thread: RefObject<HTMLElement | null>,
  startsThere: boolean,
): { isThere(): boolean; go(): void } {
  const newest = useMemo(() => createNewest(thread, startsThere), [thread, startsThere]);
  useEffect(() => newest.keep(), [newest]);
  return newest;
}

/**
 * The same as `useNewest`, for code that is not a component. A guest's page begins with the ticket's link. It starts at
 * the newest message only once support has written.
 * @param startsThere whether the thread starts at its newest message in any case
 */
export function createNewest(thread: RefObject<HTMLElement | null>, startsThere = true) {
  let isThere = startsThere;
  let isUndecided = !startsThere;
  /** The scroll position of the window in pixels when `isThere` was decided. */
  let decidedAt = scrollY;
  const edges = (): Edges | undefined => {
    const last = [
      ...(thread.current?.querySelectorAll('.message, .outgoing, .thread-line, .thread-said:not(:empty)') ?? []),
    ].at(-1);
    if (!last) return undefined;
    const foot = thread.current?.querySelector('.thread-foot');
    return { newest: last.getBoundingClientRect().bottom, foot: foot?.getBoundingClientRect().top ?? innerHeight };
  };
  const look = (): boolean => {
    const now = edges();
    return !now || now.newest < now.foot + NEAR;
  };
  const decide = (): void => {
    isThere = look();
    decidedAt = scrollY;
  };
  const go = (): void => {
    const now = edges();
    isThere = true;
    if (now && now.newest + GAP > now.foot) scrollBy({ top: now.newest + GAP - now.foot, behavior: 'instant' });
    decidedAt = scrollY;
  };
  return {
    isThere: () => (isThere || !startsThere) && look(),
    go,
    /** Starts to keep the newest message in view. Returns a function that stops this. */
    keep(): () => void {
      const abort = new AbortController();
      const { signal } = abort;
      const stay = (): void => {
        // Content added right after a scroll can arrive before the scroll event. So find out again whether the reader
        // is at the newest message.
        if (scrollY !== decidedAt) decide();
        else if (isUndecided && edges()) isThere = Boolean(thread.current?.querySelector('[data-by="agent"]'));
        isUndecided &&= !edges();
        if (isThere) go();
      };
      const sizes = new ResizeObserver(stay);
      const parts = new MutationObserver(() => {
        const foot = thread.current?.querySelector('.thread-foot');
        if (foot) sizes.observe(foot);
        stay();
      });
      if (thread.current) parts.observe(thread.current, { childList: true, subtree: true });
      addEventListener('resize', stay, { signal });
      document.addEventListener('scroll', decide, { signal, passive: true });
      // Content that grows by a press, such as an image, must grow in place.
      thread.current?.addEventListener(
        'click',
        ({ target }) => {
          if (target instanceof Element && target.closest('.messages')) isThere = false;
        },
        { signal },
      );
      return () => {
        abort.abort();
        sizes.disconnect();
        parts.disconnect();
      };
    },
  };
}
