import type { Page } from 'playwright/test';

/** The classes of the elements with a running animation of more than 50 ms. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );
}
