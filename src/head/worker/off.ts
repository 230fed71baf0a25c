/**
 * The worker of a site that has `offline` in `src/config.ts` set to false. It removes itself and everything that earlier
 * workers stored (docs/behaviour/offline.md#switching-it-off). It answers no request and reloads no page.
 */
import { PREFIX } from './names.ts';

declare const self: ServiceWorkerGlobalScope;

/** The database in which Workbox stores the age of copies. */
const AGES = 'workbox-expiration';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeAway()));

async function takeAway(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(AGES);
  await self.registration.unregister();
}
