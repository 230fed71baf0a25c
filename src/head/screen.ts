/** What the head's script adds on screens. */
import { sendFirstCall } from './first-call.ts';
import { watchForms } from './forms.ts';
import { watchIslands } from './islands.ts';
import { boot } from './page.ts';

/** Prepares a screen for painting and use. */
export function bootScreen(links?: Parameters<typeof boot>[1]): void {
  if (!boot(sendFirstCall, links)) return;
  watchForms();
  watchIslands();
}
