import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { ENGINE } from './engine.ts';
import { expectFiguresWhole } from './whole.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails if axe finds a problem on the current page: all rules in light, and in dark those that depend on colours
 * (docs/quality.md#accessibility); also if a figure is broken across lines.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectFiguresWhole(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingFound(page, new AxeBuilder({ page }).withTags(TAGS));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothingFound(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  // axe examines the document, which is the same in each engine. WebKit's inspector can't take a message of axe's size.
  if (ENGINE !== 'chromium') return;
  // Without frames, axe needs no second page to combine its results.
  const { violations } = await axe.setLegacyMode(true).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
  );
  expect(found, page.url()).toEqual([]);
}
