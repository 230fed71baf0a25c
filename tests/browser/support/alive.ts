import { expect, type Page } from 'playwright/test';
import type { Locale } from '#routes/locales.ts';
import { words } from './words.ts';

/** Text that readers should never see: values and errors of programs. */
const RAW = /\bundefined\b|\bnull\b|\bNaN\b|\[object |TypeError|RangeError|SyntaxError|Infinity|\bshared\.\w+\.\w+/;

/** Fails unless a page works: it has content and a menu, and no endless loading, raw value or broken island. */
export async function expectAlive(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('main')).toContainText(/\p{L}{2}/u);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.locator('main :is(.skeleton, .row-skeleton)').filter({ visible: true })).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(RAW);
  await expect(page.getByText(words(locale, 'shared')('failure.unexpected'))).toHaveCount(0);
}
