import type { Page } from 'playwright/test';

/** Measurements of how a page looks in its current window (src/styles/README.md). */
export interface Look {
  /** Every visible font size, in px, smallest first. */
  sizes: number[];
  /**
   * The left edge of the page's frame, in px; undefined if there is none. It is the edge of the brand, or beside a
   * sidebar the edge of the footer's first link. In a layout of panes, it is the edge of the content of the heading's
   * pane.
   */
  frameLeft: number | undefined;
  /**
   * The left edge of the first heading, in px. On a ticket it is the edge of the link back before the heading.
   * Undefined if there is none.
   */
  headingLeft: number | undefined;
  /** The number of px by which the page is wider than the window. */
  overflow: number;
  /** Controls outside sentences that are less than 44 px high, with their texts and sizes. */
  smallTargets: string[];
}

/** Measures the visible parts of a page. */
export async function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const leftOf = (selector: string): number | undefined => {
      const found = [...document.querySelectorAll(selector)].find(isSeen);
      return found && Math.round(found.getBoundingClientRect().left);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes = new Set<number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.textContent?.trim() && parent && !parent.closest('svg') && isSeen(parent))
        sizes.add(Math.round(Number.parseFloat(getComputedStyle(parent).fontSize) * 100) / 100);
    }
    // A link in a sentence may be as high as its line (WCAG 2.2, 2.5.8).
    const isInSentence = (element: Element): boolean => {
      const block = element.closest('p, li, td, dd, h2, h3, label, small, legend');
      return block !== null && (block.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    };
    const smallTargets = [...document.querySelectorAll('a, button, summary, select, input:not([readonly]), textarea')]
      // Placeholders cannot be pressed, and a field that only shows its text needs no press.
      .filter((element) => isSeen(element) && !element.closest('.visually-hidden, [aria-hidden=true]:disabled'))
      .map((element) => {
        // A press on the label selects the radio button, so the label is measured.
        const radio = element.matches('[type=radio], [type=checkbox]')
          ? (element as HTMLInputElement).labels?.[0]
          : null;
        return { element, box: (element.closest('label') ?? radio ?? element).getBoundingClientRect() };
      })
      .filter(({ element, box }) => box.height < 43.5 && !(element.matches('a, button') && isInSentence(element)))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24) ?? '';
        return `${name || element.className} ${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
    const isBesideSidebar = document.body.matches('.has-sidebar') && innerWidth >= 960;
    // Panes fill the window, and each has its own margin. A heading must align with the content of its own pane.
    const paneLeft = isBesideSidebar ? (leftOf('.pane-thread .messages') ?? leftOf('.pane .ticket-foot')) : undefined;
    return {
      sizes: [...sizes].sort((a, b) => a - b),
      // A form page centres its form, so its heading does not align with the frame.
      frameLeft: document.querySelector('.form-page')
        ? undefined
        : (paneLeft ?? leftOf(isBesideSidebar ? '.footer a' : '.header .brand')),
      headingLeft: leftOf('main .thread-back svg, main h1'),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      smallTargets: [...new Set(smallTargets)],
    };
  });
}
