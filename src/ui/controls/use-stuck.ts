import { type RefObject, useEffect } from 'react';

/** Room in px for the outline of a focused element. */
const OUTLINE_PX = 8;

/** The largest part of the window's height that bars may cover. */
const MOST = 1 / 3;

/** The sticky bars of the page, and their edges. */
const bars = new Map<HTMLElement, 'start' | 'end'>();

/**
 * Makes sure that a sticky bar covers nothing that the visitor needs. A focused element scrolls into view beside the bar.
 * The bar's present height counts, with the reader's font and spacing (WCAG 2.2, 2.4.11). If all bars together would take
 * more than a third of the window, the bar at the end does not stick.
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
    // When the bar starts or stops sticking, a field inside it jumps. Scroll the field back into view while somebody
    // types in it.
    if (before !== bar.style.position && bar.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  }
}

function paddingAt(edge: 'start' | 'end'): string {
  return `scroll-padding-block-${edge}`;
}
