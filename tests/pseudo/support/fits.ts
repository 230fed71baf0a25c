import type { Page } from 'playwright/test';

/** The texts of a page, each run as a reader sees it, and those that do not fit. */
export interface Seen {
  runs: string[];
  unfit: Unfit[];
}

/** A text that does not fit. */
interface Unfit {
  /** The problem, and its place. */
  what: string;
  text: string;
}

/** Elements whose texts are complete and only share a line, as in a table: no sentence is joined from them. */
const SIDE_BY_SIDE = [
  // The price line of a package: its end, extra days, the original price, the saving, the price per day.
  '.line.sub > .figures',
  // An offer's countdown: a heading, and figures with their units.
  '[data-banner-link]',
];

/** Collects all visible or audible texts of a page, and measures whether they fit. */
export function seenOn(page: Page): Promise<Seen> {
  return page.evaluate((sideBySide) => {
    const SAID = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ];
    const runs = new Map<Element, string>();
    const unfit: { what: string; text: string }[] = [];
    const say = (what: string, about: Unfit): void => void unfit.push({ ...about, what: what + about.what });
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const said = [...document.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.hasAttribute('hreflang'))
      .flatMap((element) => SAID.map((name) => element.getAttribute(name) ?? ''));

    /** The element that contains the text's lines. */
    const lineBox = (element: Element): Element => {
      let box = element;
      while (box.parentElement && !box.matches('li') && /^(inline|contents)$/.test(getComputedStyle(box).display))
        box = box.parentElement;
      return box;
    };
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}${element.classList.length > 0 ? `.${[...element.classList].join('.')}` : ''}`;

    /** Texts with the positions of their lines, to find overlaps. */
    const lines: { about: Unfit; rect: DOMRect; box: Element; layer: Element }[] = [];
    const layerOf = (element: Element): Element => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (/fixed|sticky|absolute/.test(getComputedStyle(one).position) || one.matches('dialog,[popover]')) return one;
      return document.documentElement;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent ?? '';
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, template, noscript')) continue;
      if (!isSeen(parent) || parent.closest('[hreflang]')) continue;
      const box = lineBox(parent);
      const code = parent.closest('code, kbd, samp, pre');
      const before = node.previousSibling ?? (parent === box ? null : parent.previousSibling);
      const isParted = words.trim() && (parent.closest(sideBySide) || before?.nodeName === 'BR');
      runs.set(box, `${runs.get(box) ?? ''}${isParted ? ' | ' : ''}${code ? '' : words}`);
      if (!words.trim() || parent.closest('.visually-hidden, svg, select, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        const about = { text: words.trim(), what: `: ${words.trim().slice(0, 60)} in ${nameOf(parent)}` };
        lines.push({ about, rect, box, layer: layerOf(parent) });
        const isScrolled = ((): boolean => {
          for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement)
            if (getComputedStyle(up).overflowX !== 'visible') return true;
          return false;
        })();
        if (!isScrolled && (rect.right > document.documentElement.clientWidth + 1 || rect.left < -1))
          say('beyond the window', about);
        const style = getComputedStyle(box);
        const own = box.getBoundingClientRect();
        if (own.width < 2 || parent.closest('thead')?.getBoundingClientRect().height === 1) continue;
        const isOutside = rect.right > own.right + 1.5 || rect.left < own.left - 1.5;
        if (isOutside && !/auto|scroll/.test(style.overflowX)) say('beyond its box', about);
        for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(up);
          const edge = up.getBoundingClientRect();
          // Visible to screen readers only.
          if (edge.width < 2 || edge.height < 2) break;
          if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) break;
          const isCutAcross =
            /hidden|clip/.test(overflowX) && (rect.right > edge.right + 1 || rect.left < edge.left - 1);
          const isCutDown = /hidden|clip/.test(overflowY) && (rect.bottom > edge.bottom + 3 || rect.top < edge.top - 3);
          if (isCutAcross || isCutDown) {
            say(`cut by ${nameOf(up)}`, about);
            break;
          }
        }
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]:not([value])'))
      if (isSeen(field) && !field.value && field.scrollWidth > field.clientWidth + 1)
        unfit.push({ what: `cut: placeholder ${field.placeholder}`, text: field.placeholder });
    for (const [place, one] of lines.entries()) {
      for (const other of lines.slice(place + 1)) {
        if (one.box === other.box || one.layer !== other.layer) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        const least = Math.min(one.rect.height, other.rect.height);
        if (across > 2 && down > least * 0.4) say(`over ${other.about.what.slice(2)}`, one.about);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      unfit.push({ what: `the page is ${scrollWidth - clientWidth} px wider than the window`, text: '' });
    return {
      runs: [document.title, ...said, ...runs.values()].filter((run) => run.trim()),
      unfit,
    };
  }, SIDE_BY_SIDE.join());
}
