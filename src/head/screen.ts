/** What the head's script does on screens besides. */
import { sendFirstCall } from './first-call.ts';
import { watchForms } from './forms.ts';
import { watchIslands } from './islands.ts';
import { boot } from './page.ts';

/** Makes a screen ready to be painted and used. */
export function bootScreen(links?: Parameters<typeof boot>[1]): void {
  if (!boot(sendFirstCall, links)) return;
  watchForms();
  watchIslands();
}
