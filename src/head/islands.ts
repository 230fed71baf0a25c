/**
 * The part of the head's script that stands in for islands that are late or never wake (docs/behaviour/errors.md#islands-that-do-not-wake).
 * It needs no other code, since just that may be what does not come.
 */

import { ASLEEP, ATTRIBUTE_LATE, EVENT_HYDRATE, EVENT_HYDRATION_ERROR, MOMENT_AWAKE } from '../protocol.ts';

/** Islands wake within seconds, on slow lines too; whoever has waited this long is told what to do. */
const LATE_MS = 15_000;
/** So long may it take to find out whether a new version is online. */
const LOOK_MS = 5000;

/** Watches over a page's islands. */
export function watchIslands(): void {
  // From when the document is there: on the slowest lines it alone takes long. The next event of its kind waits for scripts.
  addEventListener('readystatechange', () => setTimeout(showLate, LATE_MS), { capture: true, once: true });
  addEventListener(EVENT_HYDRATION_ERROR, () => void findNewVersion().then(showLate));
  // Does not bubble, but is seen on its way down.
  addEventListener(EVENT_HYDRATE, () => isAsleep() || showLate(), true);
  if (SENDS_REPORTS) addEventListener(EVENT_HYDRATE, () => isAsleep() || performance.mark(MOMENT_AWAKE), true);
  globalThis.findNewVersion = findNewVersion;
}

/** Asks `head/new-version.ts`, which is loaded only now, by an address that stays. Never rejects. */
function findNewVersion(): Promise<string | undefined> {
  return Promise.race([
    // A browser would remember that it could not be loaded, so each time has an address of its own.
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

/** Shows or hides the notice that the page is not ready (`features/chrome/LateNotice.astro`). */
function showLate(): void {
  const notice = document.querySelector<HTMLElement>(`[${ATTRIBUTE_LATE}]`);
  if (!notice) return;
  notice.hidden = !isAsleep();
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
}
