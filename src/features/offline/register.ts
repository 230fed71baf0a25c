/**
 * Registers the service worker once the page is idle (docs/behaviour/offline.md#the-worker). Browsers without service
 * workers, or without storage for them, show the site without offline pages.
 */

import { idle } from '#app/idle.ts';
import { WORKER_ADDRESS } from '#routes/files.ts';

/** The part of Trusted Types that this file uses. TypeScript has no types for it. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(address: string): string } };
};

const createScriptURL = () => WORKER_ADDRESS;

// Without service workers (no https, a private window) the registration fails. This failure is harmless.
if (KEEPS_OFFLINE && import.meta.env.PROD) {
  idle()
    .then(() => {
      const address = trustedTypes?.createPolicy('worker', { createScriptURL }).createScriptURL('');
      return navigator.serviceWorker.register(address ?? WORKER_ADDRESS, { updateViaCache: 'none' });
    })
    .catch(() => {});
}
