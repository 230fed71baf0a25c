/**
 * The part of the head's script for screens that may have a form: nothing typed gets into an address, and no press is lost
 * (docs/behaviour/errors.md#presses-before-an-island-wakes).
 */
import { ATTRIBUTE_AWAKE, ATTRIBUTE_PRESSED, EVENT_FORM_AWAKE, ISLAND } from '../protocol.ts';

/** Holds what is pressed before a form's island is awake, and hands it over then. */
export function watchForms(): void {
  addEventListener('submit', holdPress, true);
  addEventListener(EVENT_FORM_AWAKE, handOver);
}

/** Keeps a form that nobody answers for yet from being sent by the browser, and remembers the press. */
function holdPress(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.matches(`${ISLAND} form[method=post]:not([${ATTRIBUTE_AWAKE}])`)) {
    event.preventDefault();
    // Nor may it wake the island, which would answer, and then be handed the press again.
    event.stopPropagation();
  }
  form.setAttribute(ATTRIBUTE_PRESSED, '');
}

/** A form's island is awake: what was pressed before is pressed now, with all that was typed. */
function handOver({ target }: Event): void {
  const form = target as HTMLFormElement;
  const isPressed = form.hasAttribute(ATTRIBUTE_PRESSED);
  form.setAttribute(ATTRIBUTE_AWAKE, '');
  form.removeAttribute(ATTRIBUTE_PRESSED);
  // Once the island has read what was typed, and the button may be pressed.
  if (isPressed) setTimeout(() => form.querySelector<HTMLElement>('[type=submit]')?.click());
}
