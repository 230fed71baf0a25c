/** Waits for the activity's popup to be wanted, once per session (docs/behaviour/chrome.md#activity-popup); few visits fetch its code. */
import { pageLocale } from '../../../app/page-locale.ts';
import { textIn } from '../../../core/api-texts.ts';
import { sessionValues } from '../../../stores/storage.ts';
import { quietly } from '../../../stores/submit.ts';
import { runningActivity } from '../running-activity.ts';

const popup = document.querySelector<HTMLDialogElement>('[data-popup]');

if (popup && !sessionValues.get('popupSeen')) void offer(popup);

async function offer(popup: HTMLDialogElement): Promise<void> {
  const pictures = (await runningActivity())?.image;
  // As large as it is shown; the larger one where there is no other.
  const address = pictures && (textIn(pictures.s, pageLocale) || textIn(pictures.b, pageLocale));
  if (!address) return;
  // Code that does not come is no reason to disturb the visitor.
  await quietly(async () => (await import('./show-popup.ts')).showPopup(popup, address));
}
