import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Fails with what axe finds on the page as it stands, in light and in dark (quality: WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
    );
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
