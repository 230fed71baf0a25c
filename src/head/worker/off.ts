/**
 * What stands in the worker's place where `offline` in `src/config.ts` is off: takes itself away, with all that workers before it have
 * kept (docs/behaviour/offline.md#switching-it-off). It answers nothing and reloads nothing: open pages stay as they are.
 */
import { PREFIX } from './names.ts';

declare const self: ServiceWorkerGlobalScope;

/** Workbox keeps there how old copies are. */
const AGES = 'workbox-expiration';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeAway()));

async function takeAway(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(AGES);
  await self.registration.unregister();
}
