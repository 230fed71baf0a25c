/**
 * The service worker shows stored pages without a network (docs/behaviour/offline.md). It handles pages and their
 * scripts, but never an answer to a call. It stores only pages that are the same for every visitor.
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

/** Seconds that a page without a copy may take. A blocked address may never answer, so the wait needs an end. */
const PATIENCE_S = 20;

self.addEventListener('install', (event) => {
  // Activate at once, to replace the old worker although a tab is always open. This is safe: documents come from the
  // network, and the script with a given name never changes. So pages work with any version of the worker.
  void self.skipWaiting();
  // Nothing waits for the installation, so it may take long.
  event.waitUntil(keepForOpenPages(event));
});

self.addEventListener('activate', (event) => event.waitUntil(tidyUp()));
clientsClaim();

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  ({ request, event, url }) => answerPage(request, event as FetchEvent, url),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_astro/'), scripts);
// A form can lead to a file as well, so handle POST.
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isForeign(url),
    ({ request }) => shutIn(request),
    method,
  );
}

// Pages send only one kind of message: they ask whether all open documents are pages of the site.
self.addEventListener('message', (event) => {
  event.waitUntil(areAllOurs().then((answer) => event.ports[0]?.postMessage(answer)));
});

function answerPage(request: Request, event: FetchEvent, url: URL): Promise<Response> {
  const answer = pages.handle({ request, event });
  event.waitUntil(answer.then(() => keepGuides(localeOf(url.pathname), event)).catch(() => {}));
  return Promise.race([answer, standInLate(url, answer)]);
}

/** Answers with the substitute for a page after too long a wait. If there is none, answers with the network's answer. */
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
