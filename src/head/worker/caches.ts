/** The worker's two caches, and what may get into them (docs/behaviour/offline.md#what-is-kept). */

import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { SECONDS_PER_DAY } from '../../core/time.ts';
import { KEEPABLE_SCRIPTS, keepablePageAt, localeOf, pathOf } from './keepable-pages.ts';
import { PAGES, PREFIX, SCRIPTS } from './names.ts';
import { copyOf, standIn } from './stand-in.ts';

/** So long may a page take whose copy is at hand, in seconds. */
export const LIMIT_S = 3;

/** A copy that nothing has renewed for so long says too little of today. */
const MOST_DAYS = 90;
/** More than there are pages; scripts of a few versions. */
const MOST_PAGES = 120;
const MOST_SCRIPTS = 200;

/** The header that tells which revision of a page a copy is. */
export const REVISION = `x-${PREFIX}revision`;

/** A hashed file that a page names. */
const NAMED_SCRIPT = /\/_astro\/[\w.-]+\.js/g;

/** Scripts never change under their name, so the copy is as good as the host's. */
export const scripts = new CacheFirst({
  cacheName: SCRIPTS,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ request, response }) => keepableScript(request, response) },
    bound(MOST_SCRIPTS),
  ],
});

const pagePlugins: WorkboxPlugin[] = [
  { cacheKeyWillBeUsed: async ({ request }) => pathOf(new URL(request.url)) },
  { cacheWillUpdate: async ({ request, response, event }) => keepablePage(request, response, event) },
  bound(MOST_PAGES),
];

/** Documents come from the network, and after a short wait from the copy; what comes later renews the copy all the same. */
export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: LIMIT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    ...pagePlugins,
    {
      // A host in trouble is no better than none.
      handlerWillRespond: async ({ request, response }) =>
        response.status < 500 ? response : ((await copyOf(pathOf(new URL(request.url)))) ?? response),
      // Where neither the network nor the copy has it.
      handlerDidError: ({ request }) => standIn(new URL(request.url)),
    },
  ],
});

/** Fetches a page, and keeps it. */
class Fetched extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

/** Pages that are fetched to be kept, not to be shown. */
export const fetched = new Fetched({ cacheName: PAGES, plugins: pagePlugins });

function bound(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: MOST_DAYS * SECONDS_PER_DAY, purgeOnQuotaError: true });
}

/**
 * The copy of a page, if it may be kept: a page of ours, of the version that this worker knows, all scripts of which are kept. Somebody
 * else's page in its place (a hotel's, a provider's) never is. It knows nothing of the address that it was asked by.
 */
async function keepablePage(request: Request, response: Response, event: ExtendableEvent): Promise<Response | null> {
  const path = pathOf(new URL(request.url));
  const kept = keepablePageAt(path);
  if (!kept || !isWhole(response, 'text/html')) return null;
  const html = await response.text();
  const [opening = ''] = /<html[^>]*>/i.exec(html) ?? [];
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
  // Made anew: what a browser has fetched remembers its whole address.
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
