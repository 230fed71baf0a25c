/**
 * The service worker: shows stored pages without a network (docs/behaviour/offline.md). It handles pages and their
 * scripts, never an answer to a call, and stores only pages that are the same for every visitor.
 */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { LIMIT_S, pages, scripts } from './caches.ts';
import { areAllOurs, isForeign, shutIn } from './foreign.ts';
import { forgetOld, keepForOpenPages, keepGuides } from './keep.ts';
import { localeOf } from './keepable-pages.ts';
import { PAGES, PREFIX, SCRIPTS } from './names.ts';
import { isPage, onlyLeadsOn, standIn } from './stand-in.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page without a copy may take, in seconds. A blocked address may never answer, so there must be an end. */
const PATIENCE_S = 20;

self.addEventListener('install', (event) => {
  // Activates at once. That is safe: documents come from the network and scripts never change under their name, so
  // pages work with any version of the worker. It also replaces the old worker although a tab is always open.
  void self.skipWaiting();
  // Nothing waits for the installation.
  event.waitUntil(keepForOpenPages(event));
});

self.addEventListener('activate', (event) => event.waitUntil(tidyUp()));
clientsClaim();

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  ({ request, event, url }) => answerPage(request, event as FetchEvent, url),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_astro/'), scripts);
// A form can lead to a file, too.
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isForeign(url),
    ({ request }) => shutIn(request),
    method,
  );
}

// The only message that pages send.
self.addEventListener('message', (event) => {
  event.waitUntil(areAllOurs().then((answer) => event.ports[0]?.postMessage(answer)));
});

function answerPage(request: Request, event: FetchEvent, url: URL): Promise<Response> {
  const answer = pages.handle({ request, event });
  event.waitUntil(answer.then(() => keepGuides(localeOf(url.pathname), event)).catch(() => {}));
  return Promise.race([answer, standInLate(url, answer)]);
}

/** The substitute for a page after too long a wait; without one, the network's answer. */
async function standInLate(url: URL, answer: Promise<Response>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, (onlyLeadsOn(url) ? LIMIT_S : PATIENCE_S) * 1000));
  return (await standIn(url)) ?? answer;
}

/** Deletes caches of earlier workers, and copies of pages that no longer exist. */
async function tidyUp(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== SCRIPTS);
  await Promise.all(old.map((name) => caches.delete(name)));
  await forgetOld();
}
