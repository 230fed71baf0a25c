import { atom } from 'nanostores';

/** How a message is meant. */
export type Tone = 'info' | 'success' | 'danger';

/** A message that vanishes by itself. */
export interface Toast {
  id: number;
  tone: Tone;
  text: string;
}

/** The messages on screen, oldest first; `enhance/toasts.ts` shows them and takes them away (spec §9). */
export const $toasts = atom<readonly Toast[]>([]);

let last = 0;

/** Shows a message. The same text twice at once is shown once. */
export function showToast(tone: Tone, text: string): void {
  if ($toasts.get().some((toast) => toast.text === text)) return;
  last += 1;
  $toasts.set([...$toasts.get(), { id: last, tone, text }]);
}

/** Takes a message away. */
export function dropToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
