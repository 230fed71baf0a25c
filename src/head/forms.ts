/**
 * The part of the head's script for screens with forms: nothing typed gets into an address, and no press is lost
 * (docs/behaviour/errors.md#presses-before-an-island-wakes).
 */
import { ATTRIBUTE_AWAKE, ATTRIBUTE_PRESSED, EVENT_FORM_AWAKE, ISLAND } from '#protocol.ts';

/** Holds a press until the form's island is hydrated, and repeats it then. */
export function watchForms(): void {
  addEventListener('submit', holdPress, true);
  addEventListener(EVENT_FORM_AWAKE, handOver);
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
function handOver({ target }: Event): void {
  const form = target as HTMLFormElement;
  const isPressed = form.hasAttribute(ATTRIBUTE_PRESSED);
  form.setAttribute(ATTRIBUTE_AWAKE, '');
  form.removeAttribute(ATTRIBUTE_PRESSED);
  // Only after the island has read the fields and enabled the button.
  if (isPressed) setTimeout(() => form.querySelector<HTMLElement>('[type=submit]')?.click());
}
