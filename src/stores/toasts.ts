import { atom } from 'nanostores';

/** The kind of a message, which decides its colour. */
export type Tone = 'info' | 'success' | 'danger';

/** A message that disappears after a while. */
export interface Toast {
  id: number;
  tone: Tone;
  text: string;
}

/**
 * The messages on screen, oldest first. `features/chrome/toasts.ts` shows and removes them
 * (docs/behaviour/chrome.md#toasts).
 */
export const $toasts = atom<readonly Toast[]>([]);

let last = 0;

/** Shows a message, unless the same text is already on screen. */
export function showToast(tone: Tone, text: string): void {
  if ($toasts.get().some((toast) => toast.text === text)) return;
  last += 1;
  $toasts.set([...$toasts.get(), { id: last, tone, text }]);
}

/** Removes a message. */
export function dropToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
