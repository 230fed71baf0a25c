/**
 * The part of the head's script that stands in for islands that are late or never wake (docs/behaviour/errors.md#islands-that-do-not-wake).
 * It needs no other code, since just that may be what does not come.
 */

/** Islands wake within seconds, on slow lines too; whoever has waited this long is told what to do. */
const LATE_MS = 15_000;
/** So long may it take to find out whether a new version is online. */
const LOOK_MS = 5000;

/** Watches over a page's islands. */
export function watchIslands(): void {
  // From when the document is there: on the slowest lines it alone takes long. The next event of its kind waits for scripts.
  addEventListener('readystatechange', () => setTimeout(showLate, LATE_MS), { capture: true, once: true });
  addEventListener('astro:hydration-error', () => void findNewVersion().then(showLate));
  // Does not bubble, but is seen on its way down.
  addEventListener('astro:hydrate', () => isAsleep() || showLate(), true);
  if (SENDS_REPORTS) addEventListener('astro:hydrate', () => isAsleep() || performance.mark('awake'), true);
  globalThis.findNewVersion = findNewVersion;
}

/** Asks `boot/new-version.ts`, which is loaded only now, by an address that stays. Never rejects. */
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
  return !!document.querySelector('astro-island[ssr][client=load]');
}

/** Shows or hides the notice that the page is not ready (`features/chrome/LateNotice.astro`). */
function showLate(): void {
  const notice = document.querySelector<HTMLElement>('[data-late]');
  if (!notice) return;
  notice.hidden = !isAsleep();
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
}
