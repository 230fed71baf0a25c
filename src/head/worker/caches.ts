/** The worker's two caches, and the rules for their contents (docs/behaviour/offline.md#what-is-kept). */

import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { SECONDS_PER_DAY } from '#core/time.ts';
import { KEEPABLE_SCRIPTS, keepablePageAt, localeOf, pagePath } from './keepable-pages.ts';
import { PAGES, PREFIX, SCRIPTS } from './names.ts';
import { copyOf, standIn } from './stand-in.ts';

/** Seconds that a page's network request may take before its copy is shown. */
export const LIMIT_S = 3;

/** Days after which a copy that was not renewed is deleted. */
const MOST_DAYS = 90;
/** The largest numbers of stored pages and scripts. The site has fewer pages. The scripts are enough for a few versions. */
const MOST_PAGES = 120;
const MOST_SCRIPTS = 200;

/** The header that holds the revision of a page's copy. */
export const REVISION = `x-${PREFIX}revision`;

/** Matches the hashed files that a page names. */
const NAMED_SCRIPT = /\/_astro\/[\w.-]+\.js/g;

/** The script with a given name never changes, so its copy never needs to be renewed. */
export const scripts = new CacheFirst({
  cacheName: SCRIPTS,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ request, response }) => keepableScript(request, response) },
    bound(MOST_SCRIPTS),
  ],
});

const pagePlugins: WorkboxPlugin[] = [
  { cacheKeyWillBeUsed: async ({ request }) => pagePath(new URL(request.url)) },
  { cacheWillUpdate: async ({ request, response, event }) => keepablePage(request, response, event) },
  bound(MOST_PAGES),
];

/**
 * Documents come from the network. If that takes too long, they come from the copy. A late answer still renews the copy.
 */
export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: LIMIT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    ...pagePlugins,
    {
      // A server error counts as an unreachable host.
      handlerWillRespond: async ({ request, response }) =>
        response.status < 500 ? response : ((await copyOf(pagePath(new URL(request.url)))) ?? response),
      // Called for pages that neither the network nor a copy provides.
      handlerDidError: ({ request }) => standIn(new URL(request.url)),
    },
  ],
});

/** A strategy that fetches a page and stores it. */
class Fetched extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

/** The strategy for pages that are fetched only to be stored. */
export const fetched = new Fetched({ cacheName: PAGES, plugins: pagePlugins });

function bound(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: MOST_DAYS * SECONDS_PER_DAY, purgeOnQuotaError: true });
}

/**
 * Makes the copy of a page, if the page may be stored; otherwise null. It must be a page of this site in the version that
 * this worker knows, and all its scripts must be stored. Another site's page at this address, such as a hotel's login, is
 * never stored. The copy does not contain the address of its request.
 */
async function keepablePage(request: Request, response: Response, event: ExtendableEvent): Promise<Response | null> {
  const path = pagePath(new URL(request.url));
  const kept = keepablePageAt(path);
  if (!kept || !isWhole(response, 'text/html')) return null;
  const html = await response.text();
  const [opening = ''] = /<html[^<>]*>/i.exec(html) ?? [];
  const isOurs = [`locale="?${localeOf(path)}`, `screen="?${kept.screen}`].every((mark) =>
    new RegExp(`data-${mark}["\\s>]`).test(opening),
  );
  if (!isOurs || !(html.match(NAMED_SCRIPT) ?? []).every((script) => kept.scripts.includes(script))) return null;
  try {
    await Promise.all(kept.scripts.map((script) => keepScript(script, event)));
  } catch {
    return null;
  }
  const headers = new Headers(response.headers);
  headers.set(REVISION, kept.revision);
  // Store a new response: the fetched one also stores its address, whose query may hold an inviter's code.
  return new Response(html, { headers });
}

async function keepScript(script: string, event: ExtendableEvent): Promise<void> {
  const [answer, isDone] = scripts.handleAll({ request: new Request(script, { priority: 'low' }), event });
  await answer;
  await isDone;
  if (!(await caches.match(script, { cacheName: SCRIPTS }))) throw new TypeError(script);
}

function keepableScript(request: Request, response: Response): Response | null {
  return KEEPABLE_SCRIPTS.has(new URL(request.url).pathname) && isWhole(response, 'javascript') ? response : null;
}

function isWhole(response: Response, type: string): boolean {
  return response.status === 200 && !response.redirected && !!response.headers.get('content-type')?.includes(type);
}
