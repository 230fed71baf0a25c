import { expect, type Page } from 'playwright/test';
import type { Locale } from '#routes/locales.ts';
import { keptPages } from '#routes/offline.ts';

/** The paths of a language's pages that the service worker stores before they are opened. */
export function guidePaths(locale: Locale): string[] {
  return keptPages()
    .filter(({ isAlways, path }) => isAlways && path.startsWith(`/${locale}/`))
    .map(({ path }) => path);
}

/** The addresses, without origin, of everything in the caches that the browser has for the site. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

/**
 * Makes the browser look for a new service worker, as each visit does, but without a visit. If a page is requested at
 * that moment, Chromium keeps the old worker until it is idle. A worker with a debugger is never idle.
 */
export function lookForWorker(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { admission } = globalThis as { admission?: Promise<unknown> };
    // The page registers a worker when it is idle, and the browser does the last request last. So wait for the page.
    await admission;
    await new Promise((resolve) => requestIdleCallback(resolve));
    await (await navigator.serviceWorker.getRegistration())?.update();
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

/**
 * The longest time in ms that the worker may take. It stores pages last, after everything that the visitor waits for.
 */
const LAST_MS = 45_000;

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
