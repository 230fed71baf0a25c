import type { Page } from 'playwright/test';

/** More Tab stops than any page has. */
const MOST_STOPS = 150;

/**
 * Presses Tab until a control with this name has the focus, as somebody without a mouse would. The name is the control's
 * label, value or text.
 *
 * @throws If Tab does not lead to such a control.
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
