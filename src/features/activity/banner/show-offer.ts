/** Shows an offer in the banner: a countdown or the activity's message (docs/behaviour/chrome.md#banner). */

import type { Activity } from '#contract/activity.ts';
import { formatDateTime } from '#core/time.ts';
import type { TextsOf } from '#i18n/namespaces.ts';
import { pageData, pageLocale } from '#protocol.ts';
import { href } from '#routes/href.ts';
import { LANGUAGE_TAG } from '#routes/locales.ts';
import { $isOfferClosed } from '#stores/offer-end.ts';
import { followSecond, steadyMs, toDeviceMs } from '#stores/second.ts';
import { sessionValues } from '#stores/storage.ts';
import { leadToPackages } from '../packages-link.ts';
import { bannerStyle } from './banner-style.ts';
import { formatCountdown } from './countdown.ts';
import { element, hideLine, showLine } from './show-line.ts';

const TEXTS = import.meta.glob<TextsOf<'banner'>>('/locales/*/banner.json', {
  import: 'default',
});

/** Has a countdown begun? A message whose texts load later must not replace it. */
let isCounting = false;

/** Stops the countdown that is shown. */
let stop = (): void => {};

/**
 * Shows the activity's message with the style that the server sent. Does nothing on a page whose popup will show the
 * same message.
 */
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
 * Shows a discount's countdown. Screen readers get a fixed text with the end of the discount, because a clock would be
 * read out every second. The digits have equal widths (`line.css`), so the words do not move while the figures change.
 * @param endsAtMs a moment of the steady clock (`stores/second.ts`)
 */
export async function showCountdown(banner: HTMLElement, endsAtMs: number): Promise<void> {
  stop();
  isCounting = true;
  await showOffer(banner, (t) => {
    const left = element('b', '');
    const clock = element('span', `${t.left} `, left);
    clock.ariaHidden = 'true';
    const tick = (): void => {
      left.textContent = formatCountdown((endsAtMs - steadyMs()) / 1000, LANGUAGE_TAG[pageLocale()]) ?? '--';
    };
    stop = followSecond(tick);
    tick();
    const until = element('span', `${t.until} ${formatDateTime(toDeviceMs(endsAtMs) / 1000)}`);
    until.className = 'visually-hidden';
    return [clock, until];
  });
}

type Texts = Readonly<Record<'left' | 'until' | 'close', string>>;

/**
 * Shows a text that links to the product list, and a button that brings the built text back. Returns whether the text
 * was shown: the translations may load when the text is no longer wanted.
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
  leadToPackages(link);
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
