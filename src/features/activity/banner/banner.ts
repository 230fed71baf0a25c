/**
 * Fills the banner above the header (docs/behaviour/chrome.md#banner). The banner shows the first of these that exists:
 * - an order under way;
 * - a running countdown for new users: of the products on screen, or else of the member;
 * - the activity's message, or else the activity title that the products bring;
 * - the text that the page was built with.
 *
 * Most visits see only the built text. So the code that shows more is loaded on demand. If that code cannot be loaded,
 * the banner stays as it is.
 */

import { idle } from '#app/idle.ts';
import { hasAsked, send } from '#app/send-call.ts';
import type { Activity } from '#contract/activity.ts';
import { ASLEEP, ATTRIBUTE_ASKS_INFO, EVENT_HYDRATE, pageData, pageLocale } from '#protocol.ts';
import { textIn } from '#routes/locales.ts';
import { $session, findMember, offerEndsAtMs } from '#session/session.ts';
import { quietly } from '#stores/action-state.ts';
import { $isOfferClosed, $offerEndsAtMs, $offerTitle } from '#stores/offer-end.ts';
import { mayHaveOrder } from '#stores/placed-orders.ts';
import { steadyMs } from '#stores/second.ts';
import { runningActivity } from '../running-activity.ts';

const banner = document.querySelector<HTMLElement>('.banner');
/** Does this screen have a banner only for a member's countdown? */
const isQuiet = banner !== null && 'quiet' in banner.dataset;
/** Has a countdown been shown? It stays until the next page load, and a later message does not replace it. */
let isCounting = false;

void start();

async function start(): Promise<void> {
  // Visitors with an order under way see a banner about the order, and no offers.
  const order = mayHaveOrder() ? await quietly(() => import('./order-line.ts')) : undefined;
  if (order?.isDone && (await order.value.showOrder(banner))) return;
  if (banner && !$isOfferClosed.get()) {
    // An island may load the offer of the member or of the products after this script has run.
    $session.subscribe(() => follow(banner));
    for (const $offer of [$offerEndsAtMs, $offerTitle]) $offer.listen(() => follow(banner));
    if (!isQuiet) await runningActivity();
  }
  await askWhenIdle();
}

/**
 * Asks the server who is signed in, unless a screen has already asked. Every page needs the answer, since a member's
 * countdown and days left show on every page. The call shows no progress and waits until the page is idle.
 */
async function askWhenIdle(): Promise<void> {
  // A screen that needs the member asks when its island hydrates. Island scripts may take long to load, so wait until
  // all islands have hydrated.
  while (document.querySelector(ASLEEP)) {
    await new Promise((resolve) => addEventListener(EVENT_HYDRATE, resolve, { capture: true, once: true }));
  }
  await idle();
  if (document.querySelector(`[${ATTRIBUTE_ASKS_INFO}]`)) return;
  if (!hasAsked('info')) await findMember({ send });
}

function follow(banner: HTMLElement): void {
  const userInfo = $session.get()?.userInfo;
  // The countdown of the products on screen comes first, so that the page never shows two different end times.
  const nowMs = steadyMs();
  const endsAtMs = [$offerEndsAtMs.get(), userInfo ? offerEndsAtMs(userInfo) : 0].find((ms) => ms > nowMs);
  if (endsAtMs !== undefined) {
    isCounting = true;
    // A quiet banner has space only if this tab knew of the offer before the first paint.
    if (isQuiet && !('offer' in pageData())) return;
    void quietly(async () => (await import('./show-offer.ts')).showCountdown(banner, endsAtMs));
  } else if (!isCounting && !isQuiet) {
    void runningActivity().then((activity) => showActivity(banner, activity));
  }
}

function showActivity(banner: HTMLElement, activity: Activity | undefined): void {
  const words = activity?.webBannerMsg ?? $offerTitle.get();
  const text = words && textIn(words, pageLocale());
  if (!text || isCounting) return;
  void quietly(async () => {
    const { showMessage } = await import('./show-offer.ts');
    if (!isCounting) showMessage(banner, text, activity);
  });
}
