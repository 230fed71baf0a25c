import { type RefObject, useEffect } from 'react';

/** Room, in px, for the outline of what has the focus. */
const OUTLINE_PX = 8;

/** Of the window's height, what may be covered at most. */
const MOST = 1 / 3;

/** The page's bars. */
const bars = new Map<HTMLElement, 'start' | 'end'>();

/**
 * Lets a bar that its style makes stick to an edge of the window cover nothing that is needed: what has the focus scrolls
 * into view beside it, however high it is just now, with the reader's font and spacing (WCAG 2.2, 2.4.11). Where all bars
 * together would take more than a third of the window, the one at the end does not stick.
 */
export function useStuck(bar: RefObject<HTMLElement | null>, edge: 'start' | 'end'): void {
  useEffect(() => {
    const own = bar.current;
    if (!own) return;
    bars.set(own, edge);
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    addEventListener('resize', measure);
    return () => {
      bars.delete(own);
      observer.disconnect();
      removeEventListener('resize', measure);
      document.documentElement.style.removeProperty(paddingAt(edge));
    };
  }, [bar, edge]);
}

function measure(): void {
  const total = [...bars.keys()].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  const { activeElement, documentElement } = document;
  for (const [bar, edge] of bars) {
    const before = bar.style.position;
    bar.style.position = edge === 'end' && total > innerHeight * MOST ? 'static' : '';
    const isStuck = getComputedStyle(bar).position === 'sticky';
    documentElement.style.setProperty(paddingAt(edge), isStuck ? `${bar.offsetHeight + OUTLINE_PX}px` : '');
    // The bar moves, and so does a field in it that somebody types in: keep it in view.
    if (before !== bar.style.position && bar.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  }
}

function paddingAt(edge: 'start' | 'end'): string {
  return `scroll-padding-block-${edge}`;
}
