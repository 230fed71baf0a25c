/**
 * The top banner (docs/behaviour/chrome.md#banner): a running new-user countdown (the member's own, else the goods'),
 * else the activity's message. Most visits show no banner, so the code that shows it (`show-banner.ts`, `countdown.ts`) is
 * loaded on demand. If it can't be loaded, there is no banner.
 */
import { idle } from '../../../app/idle.ts';
import { pageLocale } from '../../../app/page-locale.ts';
import { hasAsked, send } from '../../../app/send.ts';
import type { Activity } from '../../../contract/activity.ts';
import { textIn } from '../../../core/api-texts.ts';
import { ASLEEP, EVENT_HYDRATE } from '../../../protocol.ts';
import { findMember } from '../../../session/find-member.ts';
import { $session, offerEndsAtMs } from '../../../session/session.ts';
import { $offerEndsAtMs } from '../../../stores/offer-end.ts';
import { localValues } from '../../../stores/storage.ts';
import { quietly } from '../../../stores/submit.ts';
import { runningActivity } from '../running-activity.ts';
import { leadToShelf } from '../shelf-link.ts';

const banner = document.querySelector<HTMLAnchorElement>('[data-banner-link]');
/** A countdown stays until the next page load. A message that arrives later does not replace it. */
let isCounting = false;

if (banner) {
  // Who has an order under way gets a line of that instead.
  if (localValues.get('pendingPayment')) void quietly(() => import('./order-line.ts'));
  // An island may load the member's or the goods' offer after this script has run.
  $session.subscribe(follow);
  $offerEndsAtMs.listen(follow);
  leadToShelf(banner);
  void runningActivity().then(askWhenIdle);
}

/**
 * Asks the server who is signed in, unless a screen has already done so: a member's countdown shows on every page
 * (docs/behaviour/chrome.md#banner). It shows no progress and waits until the page is idle.
 */
async function askWhenIdle(): Promise<void> {
  // A screen that asks for the member does so when it hydrates. Its scripts may take long, so wait for all islands.
  while (document.querySelector(ASLEEP)) {
    await new Promise((resolve) => addEventListener(EVENT_HYDRATE, resolve, { capture: true, once: true }));
  }
  await idle();
  if (!hasAsked('info')) await findMember({ send });
}

function follow(): void {
  const userInfo = $session.get()?.userInfo;
  const own = userInfo ? offerEndsAtMs(userInfo) : 0;
  const endsAtMs = own > Date.now() ? own : $offerEndsAtMs.get();
  if (endsAtMs > Date.now()) {
    isCounting = true;
    void quietly(() =>
      import('./countdown.ts').then(({ showCountdown }) => showCountdown(banner as HTMLAnchorElement, endsAtMs)),
    );
  } else if (!isCounting) void runningActivity().then(showActivity);
}

function showActivity(activity: Activity | undefined): void {
  const text = activity?.webBannerMsg && textIn(activity.webBannerMsg, pageLocale);
  if (!text || isCounting) return;
  void quietly(() =>
    import('./show-banner.ts').then(
      ({ showMessage }) => isCounting || showMessage(banner as HTMLAnchorElement, text, activity.webBannerStyle),
    ),
  );
}
