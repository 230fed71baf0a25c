/**
 * Loads the activity's popup and offers it once per session (docs/behaviour/chrome.md#activity-popup). Few visits see
 * the popup, so its code is loaded on demand. Visitors with an order under way do not see it.
 */
import { pageData } from '#protocol.ts';
import { quietly } from '#stores/action-state.ts';
import { sessionValues } from '#stores/storage.ts';
import { runningActivity } from '../running-activity.ts';

const popup = document.querySelector<HTMLDialogElement>('[data-popup]');

if (popup && pageData().order === undefined && !sessionValues.get('popupSeen')) void offer(popup);

async function offer(popup: HTMLDialogElement): Promise<void> {
  const activity = await runningActivity();
  if (!activity?.image) return;
  // The popup is optional. If its code cannot be loaded, the visitor gets no error message.
  await quietly(async () => (await import('./show-popup.ts')).showPopup(popup, activity));
}
