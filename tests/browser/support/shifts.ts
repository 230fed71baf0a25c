import type { Page } from 'playwright/test';

/** A layout shift as browsers report it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Movements of a page that the visitor did not cause. */
export interface Shifts {
  /**
   * The sum of all layout shifts since the page began, plus 1 for each animation of `main` or of an element around it.
   * Shifts within a row that is not fully parsed do not count.
   */
  total: number;
  /** What moved, from where to where, for the message of a failed test. */
  moved: string[];
}

/** Counts the browser's layout shifts from the start of each document. The returned function reports the shifts so far. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] };
    Object.assign(globalThis, { shifts });
    const parsedAt = () => performance.getEntriesByType('navigation')[0]?.toJSON().domInteractive ?? 0;
    const staysInRow = ({ previousRect: before, currentRect: after }: LayoutShift['sources'][number]) =>
      before.y === after.y && before.height === after.height;
    const corner = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} (${[width, height].map(Math.round)})`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // A busy parser may pause inside a row of buttons. The rest of the row then moves the first button along the
        // line.
        const isParsing = document.readyState === 'loading' || entry.startTime < parsedAt();
        if (isParsing && entry.sources.every(staysInRow)) continue;
        shifts.total += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.localName}.${element?.getAttribute('class') ?? ''}`;
          shifts.moved.push(`${name}: ${corner(previousRect)} → ${corner(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // A transform also moves what visitors see, but browsers do not count it as a layout shift.
    for (const type of ['transitionrun', 'animationstart'])
      document.addEventListener(type, ({ target }) => {
        if (!(target instanceof Element) || !target.contains(document.querySelector('main'))) return;
        shifts.total += 1;
        shifts.moved.push(`${target.localName}.${target.getAttribute('class') ?? ''} is animated`);
      });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
}
