import type { Locator, Page } from 'playwright/test';
import { expect } from '../../support/fixtures.ts';

/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The summary below the sky: level, state, days and end. */
export function summaryOf(page: Page): Locator {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .first();
}

/** The tile about the used data. */
export function dataOf(page: Page): Locator {
  return page.locator('section.account-data');
}

/** Expects a time on the page to be this many days from now, to within a minute. */
export async function expectMoment(time: Locator, days: number): Promise<void> {
  await expect(time).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const at = new Date((await time.getAttribute('datetime')) ?? '').getTime();
  expect(Math.abs(at - Date.now() - days * DAY_MS)).toBeLessThan(60_000);
}
