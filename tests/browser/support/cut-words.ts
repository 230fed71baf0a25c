import type { Page } from 'playwright/test';

/** The text spacing that readers may set (WCAG 2.2, 1.4.12). */
export const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Fonts that a device may show instead: the widest, and the most common one (Liberation Sans has Arial's widths). */
const WIDE = `* { font-family: 'DejaVu Sans', sans-serif !important; }`;
const COMMON = `* { font-family: Arial, 'Liberation Sans', sans-serif !important; }`;

/** Puts a style sheet over the page's, in place of the one that this function added before. */
export async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = Object.assign(new CSSStyleSheet(), { isTest: true });
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((each) => !('isTest' in each)), sheet];
  }, css);
}

/**
 * Lists what `cutWords` finds on the page as it is, with wide letters, with Arial's letters, and with more text spacing.
 */
export async function cutInAnyStyle(page: Page): Promise<[how: string, found: string[]][]> {
  const all: [string, string[]][] = [];
  for (const [how, css] of [
    ['with wide letters', WIDE],
    ['with Arial’s letters', COMMON],
    ['with more space', SPACING],
    ['as it is', ''],
  ] as const) {
    await setStyle(page, css);
    all.push([how, await cutWords(page)]);
  }
  return all;
}

/**
 * Lists what is cut if each word is longer by two fifths, as words of another language may be. Vowels are doubled
 * meanwhile. Addresses and numbers stay as they are, because nobody translates them.
 */
export async function cutWithLongerWords(page: Page): Promise<string[]> {
  const texts = await page.evaluateHandle(() => {
    const texts: [text: Text, data: string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (node.parentElement?.closest('script, style, code, [translate=no]') || /[@\d]|\w\.\w/.test(node.data))
        continue;
      texts.push([node, node.data]);
      node.data = node.data.replace(/[aeiou]/gi, '$&$&');
    }
    return texts;
  });
  const found = await cutWords(page);
  await texts.evaluate((all) => {
    for (const [text, data] of all) text.data = data;
  });
  return found;
}

/** Lists words that are cut or run over their box, and whether the page is wider than the window. */
export async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    if (scrollWidth > clientWidth)
      found.push(
        `the page is ${scrollWidth} px wide: ${widest.slice(0, 6).map((each) => `${each.localName}.${each.className}`)}`,
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // The header hides the days left completely if they lack room. The account shows the same number.
      const isAway = element?.closest('.visually-hidden, svg, option, script, style, .header-days');
      if (!node.textContent?.trim() || !element || isAway) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Measure words only. Where spaces are kept, a space at the end of a line hangs out of its box unseen.
      const boxes = [...node.textContent.matchAll(/\S+/g)]
        .flatMap(({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return [...range.getClientRects()];
        })
        .filter(({ width }) => width > 1);
      const text = `"${node.textContent.trim().slice(0, 30)}"`;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, position } = style;
        // A text may end in an ellipsis if it has a name, a title or a link that shows it in full.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOver = (side: string, by: number): boolean => /hidden|clip/.test(side) && by > 1.5;
        const wide = Math.max(...boxes.map((each) => Math.max(each.right - right, left - each.left)));
        const high = Math.max(...boxes.map((each) => Math.max(each.bottom - bottom, top - each.top)));
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (isOver(overflowX, wide))
          found.push(`${text} is cut by ${Math.round(wide)} px in ${box.localName}.${box.className}`);
        // Lines may be taller than their letters, so 6 px are allowed.
        else if (isOver(overflowY, high - 6))
          found.push(`${text} is cut by ${Math.round(high)} px of height in ${box.localName}.${box.className}`);
        else if (box === element && style.display !== 'inline' && wide > 1.5)
          found.push(`${text} runs ${Math.round(wide)} px over ${box.localName}.${box.className}`);
        if (position === 'fixed') break;
      }
      // Nobody can scroll to a place before the start of the page.
      if (boxes.some(({ left }) => left < -1)) found.push(`${text} begins before the window`);
    }
    return [...new Set(found)];
  });
}
