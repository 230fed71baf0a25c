/**
 * Registers the service worker once the page is idle (docs/behaviour/offline.md#the-worker). Browsers without workers,
 * or without storage for them, work as before.
 */

import { idle } from '#app/idle.ts';
import { WORKER_ADDRESS } from '#routes/files.ts';

/** The part of Trusted Types that is used here, since TypeScript lacks their types. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(address: string): string } };
};

const createScriptURL = () => WORKER_ADDRESS;

// Without workers (no https, a private window) this throws, which is harmless.
if (KEEPS_OFFLINE && import.meta.env.PROD) {
  idle()
    .then(() => {
      const address = trustedTypes?.createPolicy('worker', { createScriptURL }).createScriptURL('');
      return navigator.serviceWorker.register(address ?? WORKER_ADDRESS, { updateViaCache: 'none' });
    })
    .catch(() => {});
}
