/**
 * The part of the head's script for screens whose HTML has a form: nothing typed gets into an address, and no press is lost
 * (docs/behaviour/errors.md#presses-before-an-island-wakes).
 */
import { FORM_AWAKE } from '../stores/form-awake.ts';

/** Holds what is pressed before a form's island is awake, and hands it over then. */
export function watchForms(): void {
  addEventListener('submit', holdPress, true);
  addEventListener(FORM_AWAKE, handOver);
}

/** Keeps a form that nobody answers for yet from being sent by the browser, and remembers the press. */
function holdPress(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.matches('astro-island form:not([data-awake])')) {
    event.preventDefault();
    // Nor may it wake the island, which would answer, and then be handed the press again.
    event.stopPropagation();
  }
  form.dataset.pressed = '';
}

/** A form's island is awake: what was pressed before is pressed now, with all that was typed. */
function handOver({ target }: Event): void {
  const form = target as HTMLFormElement;
  const isPressed = 'pressed' in form.dataset;
  form.dataset.awake = '';
  delete form.dataset.pressed;
  // Once the island has read what was typed, and the button may be pressed.
  if (isPressed) setTimeout(() => form.querySelector<HTMLElement>('[type=submit]')?.click());
}
