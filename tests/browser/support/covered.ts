import type { Page } from 'playwright/test';

/**
 * Makes every element take presses, so that `covered` also finds elements that lie on others but ignore presses.
 *
 * @returns A function that undoes this.
 */
export async function takePresses(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () =>
    sheet.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
}

/**
 * Scrolls to a position, and lists what cannot be read or pressed there because something covers it. These are lines of
 * text, controls and pictures with a meaning. Something covers them if it is painted over a corner or the middle. The
 * list also contains lines of text that are printed over each other.
 *
 * A sticky bar may cover what can be scrolled out from under it, which this function tries. The same holds for the popup
 * of an offer, but it may cover no price and no button.
 */
export async function covered(page: Page, scrollTop: number): Promise<string[]> {
  return page.evaluate(async (scrollTop) => {
    interface Thing {
      element: Element;
      name: string;
      box: DOMRect;
      isText: boolean;
    }

    const named = (element: Element, text = element.textContent): string => {
      const said = text?.trim() || element.getAttribute('aria-label') || element.getAttribute('alt');
      const holder = element.parentElement;
      return said || !holder ? `"${said?.slice(0, 30)}"` : `${element.localName} in ${named(holder)}`;
    };

    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    /**
     * The part of a box that is visible in the window and in all containers. Undefined below 5 px of width or height.
     */
    const inView = (element: Element, box: DOMRect): DOMRect | undefined => {
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      const cut = (by: DOMRect): boolean => {
        [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
        [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
        return right - left < 5 || bottom - top < 5;
      };
      if (cut(box) || !isSeen(element)) return undefined;
      for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
        const { clipPath, overflowX, position } = getComputedStyle(holder);
        // Texts for screen readers are hidden in this way.
        if (clipPath === 'inset(50%)') return undefined;
        if (overflowX !== 'visible' && cut(holder.getBoundingClientRect())) return undefined;
        if (position === 'fixed') break;
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };

    function* things(): Generator<Thing> {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent?.trim() || !element || element.matches('option, script, style')) continue;
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const box = inView(element, line);
          if (box) yield { element, name: named(element, node.textContent), box, isText: true };
        }
      }
      const others = 'a, button, input, select, textarea, summary, img[alt]:not([alt=""]), svg[role=img]';
      for (const element of document.querySelectorAll(others)) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(element);
        // Icons may lie in the padding of a field, so the padding is left out.
        const [top = 0, right = 0, bottom = 0, left = 0] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
          Number.parseFloat,
        );
        const box = inView(element, new DOMRect(x + left, y + top, width - left - right, height - top - bottom));
        if (box) yield { element, name: named(element), box, isText: false };
      }
    }

    const paints = (element: Element): boolean => {
      if (!isSeen(element) || element.localName === 'svg') return false;
      if (element.closest('svg') || element.matches('img, video, canvas, iframe')) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundImage !== 'none' || !/[,/] 0\)$/.test(backgroundColor);
    };

    const over = ({ element, box }: Thing): Element | undefined => {
      const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0] ?? element;
      const isOwn = (hit: Element | null): boolean => !hit || label.contains(hit) || hit.contains(element);
      const [left, top, right, bottom] = [box.left + 2, box.top + 2, box.right - 2, box.bottom - 2];
      const middle = [(left + right) / 2, (top + bottom) / 2];
      for (const [x = 0, y = 0] of [[left, top], [right, top], [left, bottom], [right, bottom], middle]) {
        if (isOwn(document.elementFromPoint(x, y))) continue;
        const hits = document.elementsFromPoint(x, y);
        const hit = hits.slice(0, hits.findIndex(isOwn)).find(paints);
        if (hit) return hit;
      }
      return undefined;
    };

    const up = (element: Element | null, isIt: (element: Element) => boolean): Element | null =>
      !element || isIt(element) ? element : up(element.parentElement, isIt);

    const comesFree = (thing: Thing, hit: Element): boolean => {
      const { element, name, box, isText } = thing;
      if (!up(hit, (each) => /sticky|fixed/.test(getComputedStyle(each).position))) return false;
      const isKeptFree = isText ? /\$\d/.test(name) : element.matches('.button, button, input, select, summary');
      if (isKeptFree && hit.closest('[data-popup]')) return false;
      const scrolls = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight;
      const scroller =
        up(element, (each) => scrolls(each) && /auto|scroll/.test(getComputedStyle(each).overflowY)) ??
        document.documentElement;
      const before = scroller.scrollTop;
      scroller.scrollTo({ top: before + box.top - innerHeight / 2, behavior: 'instant' });
      const moved = new DOMRect(box.x, box.y + before - scroller.scrollTop, box.width, box.height);
      const isFree = !over({ ...thing, box: moved });
      scroller.scrollTo({ top: before, behavior: 'instant' });
      return isFree;
    };

    scrollTo({ top: scrollTop, behavior: 'instant' });
    // A page that does not scroll looks the same at its end, so it has already been checked.
    if (scrollTop > 0 && scrollY === 0) return [];
    // Scripts that react to scrolling run first.
    await new Promise(requestAnimationFrame);
    const found = new Set<string>();
    const lines: { name: string; block: Element | null; box: DOMRect }[] = [];
    for (const thing of things()) {
      const { element, name, box, isText } = thing;
      const hit = over(thing);
      if (hit && !comesFree(thing, hit)) found.add(`${name} is under ${named(hit)}`);
      const block = isText && !hit && up(element, (each) => getComputedStyle(each).display !== 'inline');
      if (block) lines.push({ name, box, block });
    }
    for (const [index, { name, block, box }] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        // Letters do not fill the height of their line.
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) - box.height / 5;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        if (block !== other.block && high > 1 && wide > 1)
          found.add(`${name} and ${other.name} are printed over each other`);
      }
    return [...found];
  }, scrollTop);
}
