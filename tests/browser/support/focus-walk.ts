import type { Page } from 'playwright/test';

/** More Tab stops than any screen has. A walk with more stops has found a focus trap. */
const MOST_STOPS = 150;

/**
 * Presses Tab through the page, and lists the stops where the focused element is out of view or covered. It also lists
 * stops where sticky elements take over a third of the window. The same holds if they take more room than the page
 * keeps free for them. The walk ends at the footer, which is the same on each page.
 */
export async function walkByTab(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(async () => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    // The page measures its sticky elements after they have been laid out.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  for (let stop = 0; stop <= MOST_STOPS; stop++) {
    if (stop === MOST_STOPS) return [...found, 'the walk does not end'];
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      // If only the label of a control is visible, measure the label.
      const shown = focused.getBoundingClientRect().width <= 1 ? (focused.closest('label') ?? focused) : focused;
      const name = `${focused.localName} "${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 30)}"`;
      const [box] = shown.getClientRects();
      if (!box) return { name, problem: `${name} has no box`, isFooter: false };
      // In a row that scrolls sideways, browsers do not move an element that is half in view.
      const isIn = box.top >= -1 && box.left < innerWidth - 24 && box.right > 24;
      const problem = [];
      // In a field of several lines, browsers scroll only the line with the caret into view.
      const needed = focused.localName === 'textarea' ? 36 : box.height;
      if (!isIn || (box.top + needed > innerHeight + 1 && needed < innerHeight))
        problem.push(`${name} is out of view: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      else
        for (const down of [
          3,
          Math.min(box.height, innerHeight - box.top) / 2,
          Math.min(box.height, innerHeight) - 3,
        ]) {
          const over = document.elementFromPoint(box.left + box.width / 2, box.top + down);
          const isOwn =
            over && (shown.contains(over) || over.contains(shown) || over.closest('label')?.contains(focused));
          if (over && !isOwn) {
            problem.push(`${name} is under ${over.localName}.${over.className}`);
            break;
          }
        }
      let [above, below] = [0, 0];
      for (const element of document.querySelectorAll('main *, .header')) {
        const { position } = getComputedStyle(element);
        const { top, bottom, width } = element.getBoundingClientRect();
        // A column at the side takes no height from the content.
        if (!/sticky|fixed/.test(position) || width < innerWidth / 2 || bottom < 1 || top > innerHeight - 1) continue;
        if (Math.abs(top) < 1) above += bottom - top;
        else if (Math.abs(bottom - innerHeight) < 1) below += bottom - top;
      }
      const stuck = above + below;
      // Browsers scroll the focused element into the room between these paddings.
      const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
      const [free = 0, freeBelow = 0] = [scrollPaddingBlockStart, scrollPaddingBlockEnd].map(Number.parseFloat);
      for (const [side, height, room] of [
        ['top', above, free],
        ['foot', below, freeBelow],
      ] as const)
        if (height > 0 && height + 4 > room)
          problem.push(`${height} px stick at the ${side}, ${room} px are kept free`);
      if (stuck > innerHeight / 3) problem.push(`what sticks takes ${Math.round(stuck)} of ${innerHeight} px`);
      return { name, problem: problem.join('; '), isFooter: Boolean(focused.closest('footer')) };
    });
    if (!here || here.isFooter) return [...new Set(found)];
    if (here.problem) found.push(here.problem);
  }
  return found;
}
