/**
 * The service worker: shows what was kept where there is no network (docs/behaviour/offline.md). It sees pages and their scripts, never
 * an answer of the API, and keeps only pages that are the same for everybody.
 */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { LIMIT_S, pages, scripts } from './caches.ts';
import { forgetOld, keepForOpenPages, keepGuides } from './keep.ts';
import { localeOf } from './keepable-pages.ts';
import { PAGES, PREFIX, SCRIPTS } from './names.ts';
import { isPage, onlyLeadsOn, standIn } from './stand-in.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page of which there is no copy may take longer, but nobody waits for ever for an address that somebody blocks. */
const PATIENCE_S = 20;

self.addEventListener('install', (event) => {
  // At once: documents come from the network and scripts never change under their name, so no page can mind which worker it has; and
  // nobody stays with an old one because a tab is always open.
  void self.skipWaiting();
  // While it is being installed nothing waits for it.
  event.waitUntil(keepForOpenPages(event));
});

self.addEventListener('activate', (event) => event.waitUntil(tidyUp()));
clientsClaim();

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  ({ request, event, url }) => answerPage(request, event as FetchEvent, url),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_astro/'), scripts);

function answerPage(request: Request, event: FetchEvent, url: URL): Promise<Response> {
  const answer = pages.handle({ request, event });
  event.waitUntil(answer.then(() => keepGuides(localeOf(url.pathname), event)).catch(() => {}));
  return Promise.race([answer, standInLate(url, answer)]);
}

/** What stands in for a page for which nothing has come for too long; where there is nothing, the answer decides. */
async function standInLate(url: URL, answer: Promise<Response>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, (onlyLeadsOn(url) ? LIMIT_S : PATIENCE_S) * 1000));
  return (await standIn(url)) ?? answer;
}

/** Deletes caches of earlier workers, and copies of pages that are gone. */
async function tidyUp(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== SCRIPTS);
  await Promise.all(old.map((name) => caches.delete(name)));
  await forgetOld();
}
