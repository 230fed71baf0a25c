import type { Page } from 'playwright/test';

/** The classes of what moves on the page for longer than an eye notices. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );
}
