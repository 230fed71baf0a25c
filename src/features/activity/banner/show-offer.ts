/** What an offer says in the line above the header: a countdown or the activity's message (docs/behaviour/chrome.md#banner). */

import type { Activity } from '#contract/activity.ts';
import { formatDateTime } from '#core/time.ts';
import type { TextsOf } from '#i18n/namespaces.ts';
import { pageData, pageLocale } from '#protocol.ts';
import { href } from '#routes/href.ts';
import { LANGUAGE_TAG } from '#routes/locales.ts';
import { $isOfferClosed } from '#stores/offer-end.ts';
import { followSecond, secondMs } from '#stores/second.ts';
import { sessionValues } from '#stores/storage.ts';
import { leadToShelf } from '../shelf-link.ts';
import { bannerStyle } from './banner-style.ts';
import { formatCountdown } from './countdown.ts';
import { element, hideLine, showLine } from './show-line.ts';

const TEXTS = import.meta.glob<TextsOf<'banner'>>('/locales/*/banner.json', {
  import: 'default',
});

/** Has a countdown begun? A message whose texts come after it no longer takes its place. */
let isCounting = false;

/** Stops the countdown that is shown, for another one. */
let stop = (): void => {};

/** Shows the activity's message with the style that the server sent; not on a page whose popup is about to say it, too. */
export async function showMessage(banner: HTMLElement, text: string, activity: Activity | undefined): Promise<void> {
  if (activity?.image && document.querySelector('[data-popup]') && !sessionValues.get('popupSeen')) return;
  if (
    !(await showOffer(
      banner,
      () => [text],
      () => !isCounting,
    ))
  )
    return;
  for (const [name, value] of bannerStyle(activity?.webBannerStyle ?? {})) banner.style.setProperty(name, value);
}

/**
 * Shows a discount's countdown. Its name says when the discount ends, so that it is not read anew each second, and while
 * the figures change its words do not move.
 */
export async function showCountdown(banner: HTMLElement, endsAtMs: number): Promise<void> {
  stop();
  isCounting = true;
  await showOffer(banner, (t) => {
    const left = element('b', '');
    const clock = element('span', `${t.left} `, left);
    clock.ariaHidden = 'true';
    const tick = (): void => {
      left.textContent = formatCountdown((endsAtMs - secondMs()) / 1000, LANGUAGE_TAG[pageLocale()]) ?? '--';
    };
    stop = followSecond(tick);
    tick();
    const until = element('span', `${t.until} ${formatDateTime(endsAtMs / 1000)}`);
    until.className = 'visually-hidden';
    return [clock, until];
  });
}

type Texts = Readonly<Record<'left' | 'until' | 'close', string>>;

/**
 * Shows words that lead to the shelf, and a button that puts what the page was built with back in their place. Returns whether it did:
 * the texts may come when the words are no longer wanted.
 */
async function showOffer(
  banner: HTMLElement,
  words: (texts: Texts) => (Node | string)[],
  isWanted = () => true,
): Promise<boolean> {
  const texts = await TEXTS[`/locales/${pageLocale()}/banner.json`]?.();
  if (!texts || !isWanted()) return false;
  const close = element('button', '×');
  close.ariaLabel = texts.close;
  const link = element('a', element('span', ...words(texts)));
  link.className = 'wrap';
  link.href = href('register', { locale: pageLocale() });
  link.dataset.member = href('packages', { locale: pageLocale(), params: { level: '1' } });
  leadToShelf(link);
  showLine(banner, 'offer', link, close);
  close.addEventListener('click', () => {
    stop();
    sessionValues.set('offerClosed', '1');
    $isOfferClosed.set(true);
    hideLine(banner);
    delete pageData().offer;
  });
  return true;
}
