import type { BrowserContext, Page } from 'playwright/test';
import { islandsReady } from './fixtures.ts';

/** Delays matching requests of a page, as a slow network does. `release` lets these requests and all later ones pass. */
export async function heldBack(
  page: Pick<Page | BrowserContext, 'route'>,
  pattern: string,
): Promise<{ release(): Promise<void> }> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return { release: async () => resolve() };
}

/** Delays the page's scripts. `release` lets them pass and waits for the islands. */
export async function slowScripts(page: Page): Promise<{ release(): Promise<void> }> {
  const scripts = await heldBack(page, '**/_astro/*.js');
  return {
    async release() {
      await scripts.release();
      await islandsReady(page);
      await page.unroute('**/_astro/*.js');
    },
  };
}
