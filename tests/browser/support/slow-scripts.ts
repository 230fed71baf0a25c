import type { Page } from 'playwright/test';
import { islandsReady } from './fixtures.ts';

/** Holds back the page's scripts, as a slow network does, until `release`, which waits for the islands. */
export async function slowScripts(page: Page): Promise<{ release(): Promise<void> }> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return {
    async release() {
      resolve();
      await islandsReady(page);
      await page.unroute('**/_astro/*.js');
    },
  };
}
