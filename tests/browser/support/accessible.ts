import axeCore from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { ENGINE } from './engine.ts';
import { expectFiguresWhole } from './whole.ts';

/** The rules that pages are held to. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours, and so on the scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails if axe finds a problem on the current page: all rules in light, and in dark those that depend on colours
 * (docs/quality.md#accessibility); also if a figure is broken across lines.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectFiguresWhole(page);
  // axe examines the document, which is the same in each engine. WebKit's inspector can't take a message of axe's size.
  if (ENGINE !== 'chromium') return;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page, { type: 'tag', values: TAGS }), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(page, { type: 'rule', values: OF_COLOURS }), page.url()).toEqual([]);
}

/** The problems that axe finds on the page as it is, each with its rule and the elements. Frames are not looked into. */
async function violations(page: Page, runOnly: axeCore.RunOnly): Promise<string[]> {
  // Injected once: parsing axe takes as long as a whole check does.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const found = await page.evaluate(
    (only) => globalThis.axe.run(document, { runOnly: only, resultTypes: ['violations'], iframes: false }),
    runOnly,
  );
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
  );
}

declare global {
  var axe: typeof import('axe-core');
}
