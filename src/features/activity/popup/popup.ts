/** Shows the activity's popup over the landing page, once per session (docs/behaviour/chrome.md#activity-popup). */
import { pageLocale } from '../../../browser/page-locale.ts';
import { textIn } from '../../../core/api-texts.ts';
import { sessionValues } from '../../../stores/storage.ts';
import { runningActivity } from '../running-activity.ts';
import { leadToShelf } from '../shelf-link.ts';

const popup = document.querySelector<HTMLDialogElement>('[data-popup]');
const image = popup?.querySelector('img');
const narrow = popup?.querySelector('source');

// A tap on the picture follows its link; anywhere else closes.
popup?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && !target.closest('a')) popup.close();
});

if (popup && image && narrow && !sessionValues.get('popupSeen')) void fetchPictures(image, narrow);

/** Loads the picture, and shows the popup only when it is there. */
async function fetchPictures(image: HTMLImageElement, narrow: HTMLSourceElement): Promise<void> {
  const pictures = (await runningActivity())?.image;
  const wide = pictures && textIn(pictures.b, pageLocale);
  if (wide) {
    narrow.srcset = textIn(pictures.s, pageLocale) || wide;
    image.src = wide;
    // A picture that can't be loaded is no reason to disturb the visitor.
    image.decode().then(show, () => undefined);
  }
}

function show(): void {
  const link = popup?.querySelector('a');
  if (link) leadToShelf(link);
  popup?.showModal();
  sessionValues.set('popupSeen', '1');
}
