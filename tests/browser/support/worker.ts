import { expect, type Page } from 'playwright/test';
import type { Locale } from '../../../src/routes/locales.ts';
import { keptPages } from '../../../src/routes/offline.ts';

/** The paths of a language's pages that are stored before they are opened. */
export function guidePaths(locale: Locale): string[] {
  return keptPages()
    .filter(({ isAlways, path }) => isAlways && path.startsWith(`/${locale}/`))
    .map(({ path }) => path);
}

/** Everything that the page's browser has stored for the site, as addresses without origin. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

/** Is a newer worker being installed or about to take over? */
export function isUpdating(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return !!installing || !!waiting || active?.state !== 'activated';
  });
}

/** The state of each worker that the browser has for the site. */
export function workers(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).flatMap(({ installing, waiting, active }) =>
      [installing, waiting, active].flatMap((worker) => worker?.state ?? []),
    ),
  );
}

/** The worker stores pages last, after everything that the visitor waits for, so this takes long. */
export const LAST_MS = 45_000;

/** Waits until the worker has stored these paths and controls the page. */
export async function untilKept(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = await keptAddresses(page);
        return paths.filter((path) => !kept.includes(path));
      },
      { message: 'what is not kept yet', timeout: LAST_MS },
    )
    .toEqual([]);
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
}
