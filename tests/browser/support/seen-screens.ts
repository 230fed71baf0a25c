import type { Page } from 'playwright/test';

/** Records on every animation frame which screen is visible. */
export async function watchScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // In Firefox, the empty page before the first document cannot store anything.
    if (self.origin === 'null') return;
    const look = (): void => {
      const screen = (document.documentElement as HTMLElement | null)?.dataset.screen;
      const body = document.body as HTMLElement | null;
      const isSeen = body?.checkVisibility({ visibilityProperty: true }) && body.innerText.trim() !== '';
      const seen = new Set(JSON.parse(sessionStorage.getItem('test.seen') ?? '[]') as string[]);
      if (screen && isSeen && !seen.has(screen)) sessionStorage.setItem('test.seen', JSON.stringify([...seen, screen]));
      requestAnimationFrame(look);
    };
    look();
  });
}

/** The screens that were visible, in the order of their first appearance. */
export async function seenScreens(page: Page): Promise<string[]> {
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('test.seen'))) ?? '[]') as string[];
}
