import { atom } from 'nanostores';

/** The kind of a message, which decides its colour. */
export type Tone = 'info' | 'success' | 'danger';

/** A message that disappears after a while. */
export interface Toast {
  tone: Tone;
  text: string;
}

/** The last message. `features/chrome/toasts.ts` shows and removes it (docs/behaviour/chrome.md#toasts). */
export const $toast = atom<Toast | undefined>(undefined);

/** Shows a message, unless the same text is already on screen. */
export function showToast(tone: Tone, text: string): void {
  $toast.set({ tone, text });
}
