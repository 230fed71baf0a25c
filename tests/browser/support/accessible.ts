import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { ENGINE } from './engine.ts';
import { expectFiguresWhole } from './whole.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with what axe finds on the page as it stands: everything in light, and in dark what colours can change
 * (docs/quality.md#accessibility); and with figures that are broken across lines.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectFiguresWhole(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingFound(page, new AxeBuilder({ page }).withTags(TAGS));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothingFound(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  // It looks at the document, which is the same in each engine; WebKit's inspector takes no message of its size.
  if (ENGINE !== 'chromium') return;
  // Without frames to join, axe needs no second page to put its findings together.
  const { violations } = await axe.setLegacyMode(true).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
  );
  expect(found, page.url()).toEqual([]);
}
