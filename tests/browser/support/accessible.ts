import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOnly } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { ENGINE } from './engine.ts';

/** An amount, a day or a time of day, which is easy to read only on one line. */
const FIGURE = String.raw`(?:US)?\$\d[\d,]*\.\d\d|\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d`;

/** The smaller one of axe's two files, because each page has to parse it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The groups of axe's rules that pages must meet. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours, so their results differ between light and dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails if axe finds a problem on the current page, or if a figure is broken across lines. In light, all rules are checked. In dark, only
 * the rules about colours are checked (docs/quality.md#accessibility).
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await brokenFigures(page), `figures broken across lines at ${page.url()}`).toEqual([]);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    expect(await violations(page, scheme), `${page.url()} in ${scheme}`).toEqual([]);
  }
}

/**
 * The problems that axe finds in a scheme, each with its rule and the elements. In dark, only the rules about colours are checked. Frames
 * are left out.
 */
export async function violations(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  // The document is the same in each engine, and WebKit's inspector cannot receive axe's file, which is too large.
  if (ENGINE !== 'chromium') return [];
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // Parsing axe takes as long as a whole check, so each page gets axe once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const runOnly: RunOnly = scheme === 'light' ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_COLOURS };
  const found = await page.evaluate(
    (only) => globalThis.axe.run(document, { runOnly: only, resultTypes: ['violations'], iframes: false }),
    runOnly,
  );
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
  );
}

/** The amounts, days and times of day that are broken across two lines (src/styles/README.md#type). */
export async function brokenFigures(page: Page): Promise<string[]> {
  return page.evaluate((figure) => {
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
}

declare global {
  var axe: typeof import('axe-core');
}
