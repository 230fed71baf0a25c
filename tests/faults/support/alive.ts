import type { Page } from 'playwright/test';
import type { Locale } from '../../../src/routes/locales.ts';
import { expect, words } from '../../browser/support/fixtures.ts';

/** Text that readers should never see: values and errors of programs. */
const RAW = /\bundefined\b|\bnull\b|\bNaN\b|\[object |TypeError|RangeError|SyntaxError|Infinity|\bshared\.\w+\.\w+/;

/** Expects a working page: content, menu, no crash notice, nothing that loads for ever, no raw values. */
export async function expectAlive(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('main').first()).toContainText(/\p{L}{2}/u);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  // If one part has failed, no other may still look as if it were loading.
  await expect(page.locator('main').locator('.skeleton, .row-skeleton').filter({ visible: true })).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(RAW);
  await expect(page.getByText(words(locale, 'shared')('failure.unexpected'))).toHaveCount(0);
}

/** What is wrong with a page after odd input; empty if it works and is not wider than its window. */
export async function problemsOf(page: Page, locale: Locale): Promise<string[]> {
  const problems = await page.evaluate(
    ({ broken, raw }) => {
      const main = document.querySelector('main');
      const text = document.body.innerText;
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return [
        /\p{L}{2}/u.test(main?.innerText ?? '') ? '' : 'nothing is shown',
        text.includes(broken) ? 'an island has broken' : '',
        // A text by another person may contain "null".
        new RegExp(raw).exec(text)?.[0] ?? '',
        wide > 0 ? `${wide} pixels too wide` : '',
      ].filter(Boolean);
    },
    { broken: words(locale, 'shared')('failure.unexpected'), raw: '\\[object |NaN|TypeError|RangeError' },
  );
  return problems;
}

/** Waits until no part of the page is loading any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').locator('.skeleton, .row-skeleton').filter({ visible: true })).toHaveCount(0);
}
