import type { Page } from 'playwright/test';

/** A layout shift as browsers report it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Movements of a page that the visitor did not cause. */
export interface Shifts {
  /** The sum of all layout shifts since the page began, plus 1 for each time that `main` was moved in another way. */
  total: number;
  /** What moved, from where to where, for the message of a failed test. */
  moved: string[];
}

/**
 * Counts the browser's layout shifts from the start of each document. Returns a function that reports the shifts so
 * far.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] };
    Object.assign(globalThis, { shifts });
    const corner = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} (${[width, height].map(Math.round)})`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.total += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.localName}.${element?.getAttribute('class') ?? ''}`;
          shifts.moved.push(`${name}: ${corner(previousRect)} → ${corner(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // A transform also moves buttons, but does not count as a layout shift.
    let before: number | undefined;
    const watch = (): void => {
      const main = document.querySelector('main');
      const top = main && main.getBoundingClientRect().top + scrollY;
      if (top !== null && before !== undefined && top !== before) {
        shifts.total += 1;
        shifts.moved.push(`main: y ${before} → ${top}`);
      }
      before = top ?? undefined;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
}
