import { idle } from '../../../browser/idle.ts';
import { askMember } from '../../../model/find-member.ts';
import { hasAsked, send } from '../../../model/send.ts';
import { ASLEEP, EVENT_HYDRATE } from '../../../protocol.ts';
import { $session } from '../../../stores/session.ts';

/**
 * Asks who is signed in, if no screen of this tab has done so: a member's countdown shows on every page (docs/behaviour/chrome.md#banner).
 * Quietly, and only when the page has nothing else to do.
 */
export async function askOffer(): Promise<void> {
  // A screen that asks by itself does so when it wakes, however long its scripts are on their way.
  while (document.querySelector(ASLEEP)) {
    await new Promise((resolve) => addEventListener(EVENT_HYDRATE, resolve, { capture: true, once: true }));
  }
  await idle();
  if ($session.get()?.userInfo || hasAsked('info')) return;
  await askMember({ send });
}
