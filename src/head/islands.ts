/**
 * The part of the head's script that handles islands that hydrate late or never
 * (docs/behaviour/errors.md#islands-that-do-not-wake). It loads no other code for that, because missing code may be the
 * cause.
 */

import { ASLEEP, ATTRIBUTE_LATE, EVENT_HYDRATE, EVENT_HYDRATION_ERROR } from '#protocol.ts';

/** Islands hydrate within seconds, even on slow connections; after this long the page tells the visitor what to do. */
const LATE_MS = 15_000;
/** How long finding out about a new version may take. */
const LOOK_MS = 5000;

/** Watches a page's islands. */
export function watchIslands(): void {
  // Counted from when the document has been read, because on the slowest connections that alone takes long. The next
  // `readystatechange` waits for scripts.
  addEventListener('readystatechange', () => setTimeout(showLate, LATE_MS), { capture: true, once: true });
  addEventListener(EVENT_HYDRATION_ERROR, () => void findNewVersion().then(showLate));
  // The event does not bubble, so it is caught in the capture phase.
  addEventListener(EVENT_HYDRATE, () => isAsleep() || showLate(), true);
  globalThis.findNewVersion = findNewVersion;
}

/** Asks `head/new-version.ts`, which is loaded only now, from an address that never changes. Never rejects. */
function findNewVersion(): Promise<string | undefined> {
  return Promise.race([
    // Browsers remember a failed import for the life of the page, so each try uses a different address.
    import(/* @vite-ignore */ `/new-version.js?${performance.now()}`).then(
      (script: typeof import('./new-version.ts')) => script.findNewVersion(),
      () => undefined,
    ),
    new Promise<undefined>((resolve) => setTimeout(resolve, LOOK_MS)),
  ]);
}

function isAsleep(): boolean {
  return !!document.querySelector(ASLEEP);
}

/**
 * Shows the notice that the page is not ready while an island is not hydrated, else hides it
 * (`features/chrome/LateNotice.astro`).
 */
function showLate(): void {
  const notice = document.querySelector<HTMLElement>(`[${ATTRIBUTE_LATE}]`);
  if (!notice) return;
  notice.hidden = !isAsleep();
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
}
