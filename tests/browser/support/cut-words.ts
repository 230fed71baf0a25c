import type { Page } from 'playwright/test';

/** WCAG 2.2, 1.4.12: the spacing that a reader may set. */
export const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Fonts that a device may show in place of its own: the widest, and the most common one (Liberation Sans has Arial's widths). */
const WIDE = `* { font-family: 'DejaVu Sans', sans-serif !important; }`;
const COMMON = `* { font-family: Arial, 'Liberation Sans', sans-serif !important; }`;

/** Puts a style over the page's, in place of the one before. */
export async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = Object.assign(new CSSStyleSheet(), { isTest: true });
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((each) => !('isTest' in each)), sheet];
  }, css);
}

/**
 * What is cut on the page as it is, with wide letters, with Arial's, and with more space between letters, words and lines: for each,
 * what `cutWords` finds.
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
 * What is cut where each word is longer by two fifths, as another language's may be: vowels are doubled meanwhile. Addresses and
 * figures, which nobody translates, stay.
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

/** What is cut, runs over its box or makes the page wider than the window. */
async function cutWords(page: Page): Promise<string[]> {
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
      // The header's days give way whole where there is no room for them: the account says them, too.
      const isAway = element?.closest('.visually-hidden, svg, option, script, style, .header-days');
      if (!node.textContent?.trim() || !element || isAway) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Words alone: where spaces are kept, that at a line's end hangs out of the box, and nobody sees it.
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
        // What has a name, a title or a link of its own in full may end in dots.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOver = (side: string, by: number): boolean => /hidden|clip/.test(side) && by > 1.5;
        const wide = Math.max(...boxes.map((each) => Math.max(each.right - right, left - each.left)));
        const high = Math.max(...boxes.map((each) => Math.max(each.bottom - bottom, top - each.top)));
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (isOver(overflowX, wide))
          found.push(`${text} is cut by ${Math.round(wide)} px in ${box.localName}.${box.className}`);
        // Lines may be taller than their letters.
        else if (isOver(overflowY, high - 6))
          found.push(`${text} is cut by ${Math.round(high)} px of height in ${box.localName}.${box.className}`);
        else if (box === element && style.display !== 'inline' && wide > 1.5)
          found.push(`${text} runs ${Math.round(wide)} px over ${box.localName}.${box.className}`);
        if (position === 'fixed') break;
      }
      // Nobody can scroll to what is beyond the start.
      if (boxes.some(({ left }) => left < -1)) found.push(`${text} begins before the window`);
    }
    return [...new Set(found)];
  });
}
