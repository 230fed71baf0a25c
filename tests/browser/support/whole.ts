import { expect, type Page } from 'playwright/test';

/** An amount, a day or a time of day, which is easy to read only on one line. */
const FIGURE = String.raw`(?:US)?\$\d[\d,]*\.\d\d|\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d`;

/** Fails for each amount, day or time of day that is broken across two lines (src/styles/README.md#type). */
export async function expectFiguresWhole(page: Page): Promise<void> {
  const broken = await page.evaluate((figure) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { 0: words, index } of text.data.matchAll(new RegExp(figure, 'g'))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + words.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(words);
      }
    }
    return found;
  }, FIGURE);
  expect(broken, `broken across lines at ${page.url()}`).toEqual([]);
}
