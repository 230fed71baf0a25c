/**
 * The top banner (docs/behaviour/chrome.md#banner): a running new-user countdown (the member's own, else the goods'), else the
 * activity's message.
 * It lies above the page, and the header makes room by a transform, so that an answer after first paint shifts no layout.
 */
import { pageLocale } from '../../../browser/page-locale.ts';
import type { Activity } from '../../../contract/activity.ts';
import { textIn } from '../../../core/api-texts.ts';
import { countdownParts } from '../../../core/time.ts';
import { hasAsked } from '../../../model/send.ts';
import { $goodsOfferEndsAtMs } from '../../../stores/goods-offer.ts';
import { $session, offerEndsAtMs } from '../../../stores/session.ts';
import { runningActivity } from '../running-activity.ts';
import { leadToShelf } from '../shelf-link.ts';
import { bannerStyle } from './banner-style.ts';

const root = document.documentElement;
const banner = document.querySelector<HTMLAnchorElement>('[data-banner-link]');
const message = banner?.querySelector<HTMLElement>('[data-message]');
const offer = banner?.querySelector<HTMLElement>('[data-offer]');
let timer: ReturnType<typeof setInterval> | undefined;

if (banner && message && offer) {
  // An island may learn of the member's or the goods' offer after this script has run.
  $session.subscribe(follow);
  $goodsOfferEndsAtMs.listen(follow);
  leadToShelf(banner);
  void runningActivity().then(askMember);
}

/** Asks about a member of whom this tab knows nothing yet; few pages need the code for it: most screens have asked by now. */
async function askMember(): Promise<void> {
  const session = $session.get();
  if (!session || session.userInfo || hasAsked('info')) return;
  // Without the code there is no countdown, and nobody waits for it.
  await import('./ask-offer.ts').then(
    ({ askOffer }) => askOffer(),
    () => undefined,
  );
}

function follow(): void {
  const userInfo = $session.get()?.userInfo;
  const own = userInfo ? offerEndsAtMs(userInfo) : 0;
  const endsAtMs = own > Date.now() ? own : $goodsOfferEndsAtMs.get();
  if (endsAtMs > Date.now()) showCountdown(endsAtMs);
  else if (!timer) void runningActivity().then(showMessage);
}

function showMessage(activity: Activity | undefined): void {
  const text = activity?.webBannerMsg && textIn(activity.webBannerMsg, pageLocale);
  if (!banner || !message || !text || timer) return;
  message.textContent = text;
  for (const [name, value] of bannerStyle(activity.webBannerStyle)) banner.style.setProperty(name, value);
  show();
}

function showCountdown(endsAtMs: number): void {
  if (!banner || !message || !offer) return;
  message.textContent = '';
  banner.removeAttribute('style');
  offer.hidden = false;
  clearInterval(timer);
  timer = setInterval(tick, 1000, endsAtMs);
  tick(endsAtMs);
  show();
}

function tick(endsAtMs: number): void {
  const parts = countdownParts((endsAtMs - Date.now()) / 1000);
  for (const place of offer?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
    place.textContent = parts?.[place.dataset.part as keyof typeof parts] ?? '';
  }
  if (parts) return;
  clearInterval(timer);
  for (const place of offer?.querySelectorAll<HTMLElement>('[data-left], [data-over]') ?? []) {
    place.hidden = 'left' in place.dataset;
  }
}

function show(): void {
  if (banner) banner.hidden = false;
  root.dataset.banner = '';
}
