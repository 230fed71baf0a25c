import type { Page } from 'playwright/test';

/** More than any page has that takes the focus. */
const MOST_STOPS = 150;

/**
 * Presses Tab until something named so has the focus: by its label, else by its value or its text. As someone without a
 * mouse would; fails where Tab does not lead there.
 */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const wanted = new RegExp(name);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const names = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === document.body) return [];
      const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
      const labels = isField ? [focused.labels?.[0]?.textContent, focused.value] : [focused?.textContent];
      return [focused?.ariaLabel, ...labels].map((each) => each?.trim() ?? '');
    });
    if (names.some((each) => each && wanted.test(each))) return;
  }
  throw new Error(`Tab does not reach ${wanted}`);
}
