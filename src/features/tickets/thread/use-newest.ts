import { type RefObject, useEffect, useMemo } from 'react';

/** In pixels from the window's top: the newest message's lower edge, and the upper edge of what is below it. */
interface Edges {
  newest: number;
  foot: number;
}

/** Pixels. A newest message that ends at most this far below the visible edge still counts as being read. */
const NEAR = 48;

/** Pixels between the newest message and what is below it. */
const GAP = 16;

/**
 * Keeps a thread's newest message in view while the reader is there: when the thread loads, a message is added, the
 * form grows or the keyboard opens (docs/behaviour/tickets.md#thread). Returns whether the reader is there, and a
 * function that scrolls there.
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
 * The newest message of a thread, for what is not a component (`useNewest`). Where something else comes first, as a guest's
 * link does, the thread starts at its newest message only once support has written.
 */
export function createNewest(thread: RefObject<HTMLElement | null>, startsThere = true) {
  let isThere = startsThere;
  let isUndecided = !startsThere;
  /** Where the window was scrolled to when `isThere` was decided, in px. */
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
    /** Starts to keep it in view. Returns a function that stops this. */
    keep(): () => void {
      const abort = new AbortController();
      const { signal } = abort;
      const stay = (): void => {
        // What is added right after a scroll comes before the event that tells of the scroll.
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
      // What grows by a press, such as an image, must grow in place.
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
