import type { Activity } from '#contract/activity.ts';
import { pageLocale } from '#protocol.ts';
import { textIn } from '#routes/locales.ts';
import { sessionValues } from '#stores/storage.ts';
import { leadToPackages } from '../packages-link.ts';
import './activity-popup.css?adopt';

/** Milliseconds before the script checks again whether the reader is still busy. */
const BUSY_MS = 8000;

/** Matches an element while the reader is busy with the page. */
const ENGAGED = ':focus-visible, dialog[open], [aria-expanded="true"], .menu[data-open], header details[open]';

/**
 * The elements that the popup never covers: controls, prices and the footer. The footer is included because nobody can
 * scroll it away from under the popup.
 */
const KEPT_FREE =
  'main :is(.button, button, label, [data-price-card], [data-from], [data-price]):not([data-popup] *), .footer';

/**
 * Shows the activity's picture and message at the bottom of the window, once the first view has been scrolled away
 * (docs/behaviour/chrome.md#activity-popup). The popup is not modal: the page stays usable, and the focus stays where
 * it is. The popup waits while the reader types, uses the keyboard or has opened a dialog or a menu.
 */
export async function showPopup(popup: HTMLDialogElement, { image, webBannerMsg }: Activity): Promise<void> {
  const address = image && textIn(image[matchMedia('(width >= 37.5em)').matches ? 'b' : 's'], pageLocale());
  if (!address) return;
  const picture = new Image();
  picture.src = address;
  picture.alt = '';
  // The popup is optional. If its picture cannot be loaded, there is no popup.
  const isLoaded = await picture.decode().then(
    () => true,
    () => false,
  );
  const hero = document.querySelector('main > .hero');
  const link = popup.querySelector('a');
  if (!isLoaded || !hero || !link) return;
  link.prepend(picture);
  const message = webBannerMsg && textIn(webBannerMsg, pageLocale());
  if (message) link.querySelector('b')?.append(message);
  leadToPackages(link);
  await rightMoment(hero);
  open(popup);
}

/**
 * Resolves once the first view has been scrolled out of the window. If the reader is busy at that time, it checks again
 * on the next scroll and after `BUSY_MS`.
 */
function rightMoment(firstView: Element): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const follow = (): void => {
      clearTimeout(timer);
      if (firstView.getBoundingClientRect().bottom > 0) return;
      if (document.hidden || document.querySelector(ENGAGED)) {
        timer = setTimeout(follow, BUSY_MS);
        return;
      }
      ended.abort();
      resolve();
    };
    addEventListener('scroll', follow, { signal: ended.signal, passive: true });
    follow();
  });
}

/**
 * Opens the popup. It is hidden while it would cover an element of `KEPT_FREE`. Escape, the close button and a press
 * outside close it. If the focus is inside the popup at that time, it returns to the element that had it before.
 */
function open(popup: HTMLDialogElement): void {
  let before: EventTarget | null = null;
  const ended = new AbortController();
  const { signal } = ended;
  const close = (): void => {
    const hadFocus = popup.contains(document.activeElement);
    ended.abort();
    popup.close();
    if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const giveWay = (): void => {
    const { top, bottom } = popup.getBoundingClientRect();
    popup.inert = [...document.querySelectorAll(KEPT_FREE)].some((element) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && box.top < bottom && box.bottom > top;
    });
    if (!popup.inert) sessionValues.set('popupSeen', '1');
  };
  popup.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && popup.contains(relatedTarget))) before = relatedTarget;
  });
  popup.querySelector('button')?.addEventListener('click', close);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  document.addEventListener('click', ({ target }) => target instanceof Node && !popup.contains(target) && close(), {
    signal,
  });
  for (const move of ['scroll', 'resize']) addEventListener(move, giveWay, { signal, passive: true });
  popup.setAttribute('open', '');
  giveWay();
}
