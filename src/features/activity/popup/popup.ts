/**
 * Loads and offers the activity's popup, once per session (docs/behaviour/chrome.md#activity-popup). Few visits see it,
 * so its code is loaded on demand. Who has an order under way is offered nothing.
 */
import { pageData } from '#protocol.ts';
import { sessionValues } from '#stores/storage.ts';
import { quietly } from '#stores/submit.ts';
import { runningActivity } from '../running-activity.ts';

const popup = document.querySelector<HTMLDialogElement>('[data-popup]');

if (popup && pageData().order === undefined && !sessionValues.get('popupSeen')) void offer(popup);

async function offer(popup: HTMLDialogElement): Promise<void> {
  const activity = await runningActivity();
  if (!activity?.image) return;
  // Code that can't be loaded must not disturb the visitor, so a failure stays silent.
  await quietly(async () => (await import('./show-popup.ts')).showPopup(popup, activity));
}
