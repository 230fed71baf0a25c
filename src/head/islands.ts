/**
 * The part of the head's script for islands that hydrate late or never
 * (docs/behaviour/errors.md#islands-that-do-not-wake), and for their forms until then: nothing typed gets into an address,
 * and no press is lost (docs/behaviour/errors.md#presses-before-an-island-wakes). It loads no other code for that,
 * because missing code may be the cause.
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

/** Shows the notice that the page is not ready, or hides it (`features/chrome/LateNotice.astro`). */
function showLate(): void {
  const notice = document.querySelector<HTMLElement>(`[${ATTRIBUTE_LATE}]`);
  if (!notice) return;
  notice.hidden = !isAsleep();
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
}

/** Holds a press until the form's island is hydrated, and repeats it then. */
export function watchForms(): void {
  addEventListener('submit', holdPress, true);
  addEventListener(EVENT_FORM_AWAKE, repeatPress);
}

/** Keeps the browser from sending a form whose island is not hydrated yet, and remembers the press. */
function holdPress(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.matches(`${ISLAND} form[method=post]:not([${ATTRIBUTE_AWAKE}])`)) {
    event.preventDefault();
    // The event must not reach the island either: it would handle the press now, and again when it is repeated.
    event.stopPropagation();
  }
  form.setAttribute(ATTRIBUTE_PRESSED, '');
}

/** A form's island is hydrated: repeats an earlier press, with everything that was typed. */
function repeatPress({ target }: Event): void {
  const form = target as HTMLFormElement;
  const isPressed = form.hasAttribute(ATTRIBUTE_PRESSED);
  form.setAttribute(ATTRIBUTE_AWAKE, '');
  form.removeAttribute(ATTRIBUTE_PRESSED);
  // Only after the island has read the fields and shows what its button does.
  if (isPressed) setTimeout(() => form.querySelector<HTMLElement>('[type=submit]')?.click());
}
