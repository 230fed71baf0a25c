import type { Page } from 'playwright/test';

/** More than any screen has that takes the focus: a walk that does not end has found a trap. */
const MOST_STOPS = 150;

/**
 * Tabs through the page and answers with each place where what has the focus is out of view or under something, or
 * where what sticks takes more than a third of the window. The walk ends at the footer, which is the same on each page.
 */
export async function walkByTab(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(async () => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    // What sticks is measured when it has been laid out.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  for (let stop = 0; stop <= MOST_STOPS; stop++) {
    if (stop === MOST_STOPS) return [...found, 'the walk does not end'];
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      // A control whose label is what is seen.
      const shown = focused.getBoundingClientRect().width <= 1 ? (focused.closest('label') ?? focused) : focused;
      const name = `${focused.localName} "${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 30)}"`;
      const [box] = shown.getClientRects();
      if (!box) return { name, problem: `${name} has no box`, isFooter: false };
      // In a row that scrolls sideways, browsers leave what is half in view as it is.
      const isIn = box.top >= -1 && box.left < innerWidth - 24 && box.right > 24;
      const problem = [];
      // Of a field of several lines, the line with the caret is what scrolls into view.
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
        // A column at the side takes nothing from what is read.
        if (!/sticky|fixed/.test(position) || width < innerWidth / 2 || bottom < 1 || top > innerHeight - 1) continue;
        if (Math.abs(top) < 1) above += bottom - top;
        else if (Math.abs(bottom - innerHeight) < 1) below += bottom - top;
      }
      const stuck = above + below;
      // What has the focus scrolls into view beside it.
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
