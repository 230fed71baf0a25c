/**
 * The part of the head's script for islands that hydrate late or never
 * (docs/behaviour/errors.md#islands-that-do-not-wake). Until then it looks after their forms: no input gets into an
 * address, and no press is lost (docs/behaviour/errors.md#presses-before-an-island-wakes). It loads no other code for
 * this, because missing code may be the cause.
 */

import {
  ASLEEP,
  ATTRIBUTE_AWAKE,
  ATTRIBUTE_LATE,
  ATTRIBUTE_PRESSED,
  EVENT_FORM_AWAKE,
  EVENT_HYDRATE,
  EVENT_HYDRATION_ERROR,
  ISLAND,
} from '#protocol.ts';

/**
 * Milliseconds after which the page tells the visitor what to do. Islands usually hydrate within seconds, even on slow
 * connections.
 */
const LATE_MS = 15_000;
/** Milliseconds that the search for a new version may take. */
const LOOK_MS = 5000;

/** Watches a page's islands. */
export function watchIslands(): void {
  // Count from the moment at which the document has been read: that alone takes long on the slowest connections. Do not
  // wait for the next `readystatechange`, because it waits for scripts.
  addEventListener('readystatechange', () => setTimeout(showLate, LATE_MS), { capture: true, once: true });
  addEventListener(EVENT_HYDRATION_ERROR, () => void findNewVersion().then(showLate));
  // The event does not bubble, so it is caught in the capture phase.
  addEventListener(EVENT_HYDRATE, () => isAsleep() || showLate(), true);
  globalThis.findNewVersion = findNewVersion;
}

/** Asks `head/new-version.ts`. That script is loaded only now, from an address that never changes. Never rejects. */
function findNewVersion(): Promise<string | undefined> {
  return Promise.race([
    // Browsers remember a failed import for the life of the page, so each attempt uses a different address.
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

/** Holds back a press until the form's island is hydrated, and then repeats it. */
export function watchForms(): void {
  addEventListener('submit', holdPress, true);
  addEventListener(EVENT_FORM_AWAKE, repeatPress);
}

/** Keeps the browser from sending a form whose island is not hydrated yet, and remembers the press. */
function holdPress(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.matches(`${ISLAND} form[method=post]:not([${ATTRIBUTE_AWAKE}])`)) {
    event.preventDefault();
    // The event must not reach the island either. The island would handle the press now, and again when it is repeated.
    event.stopPropagation();
  }
  form.setAttribute(ATTRIBUTE_PRESSED, '');
}

/** Repeats an earlier press once the form's island is hydrated, with everything that was typed. */
function repeatPress({ target }: Event): void {
  const form = target as HTMLFormElement;
  const isPressed = form.hasAttribute(ATTRIBUTE_PRESSED);
  form.setAttribute(ATTRIBUTE_AWAKE, '');
  form.removeAttribute(ATTRIBUTE_PRESSED);
  // Wait until the island has read the fields and has rendered its button.
  if (isPressed) setTimeout(() => form.querySelector<HTMLElement>('[type=submit]')?.click());
}
