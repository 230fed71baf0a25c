/**
 * The top banner (docs/behaviour/chrome.md#banner): a running new-user countdown (the member's own, else the goods'), else the
 * activity's message.
 * Most visits see none, so what shows it (`show-banner.ts`) comes on demand.
 */
import { pageLocale } from '../../../browser/page-locale.ts';
import type { Activity } from '../../../contract/activity.ts';
import { textIn } from '../../../core/api-texts.ts';
import { hasAsked } from '../../../model/send.ts';
import { $goodsOfferEndsAtMs } from '../../../stores/goods-offer.ts';
import { $session, offerEndsAtMs } from '../../../stores/session.ts';
import { runningActivity } from '../running-activity.ts';
import { leadToShelf } from '../shelf-link.ts';

const banner = document.querySelector<HTMLAnchorElement>('[data-banner-link]');
/** A countdown stays until the next page, whatever becomes known later. */
let isCounting = false;

if (banner) {
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
  if (endsAtMs > Date.now()) {
    isCounting = true;
    show((banner, { showCountdown }) => showCountdown(banner, endsAtMs));
  } else if (!isCounting) void runningActivity().then(showActivity);
}

function showActivity(activity: Activity | undefined): void {
  const text = activity?.webBannerMsg && textIn(activity.webBannerMsg, pageLocale);
  if (!text || isCounting) return;
  show((banner, { showMessage }) => isCounting || showMessage(banner, text, activity.webBannerStyle));
}

/** Shows the banner as soon as its code and its style are there; without them there is none. */
function show(fill: (banner: HTMLAnchorElement, code: typeof import('./show-banner.ts')) => void): void {
  import('./show-banner.ts').then(
    (code) => banner && fill(banner, code),
    () => undefined,
  );
}
