/**
 * The line above the header (docs/behaviour/chrome.md#banner): an order under way, else a running new-user countdown (the
 * goods' on screen, else the member's own), else the activity's message or what the goods say of it, else what the page was built with. Most visits see
 * just that, so the code that shows more is loaded on demand. If it can't be loaded, the line stays as it is.
 */

import { idle } from '#app/idle.ts';
import { hasAsked, send } from '#app/send.ts';
import type { Activity } from '#contract/activity.ts';
import { ASLEEP, ATTRIBUTE_ASKS_INFO, EVENT_HYDRATE, pageData, pageLocale } from '#protocol.ts';
import { textIn } from '#routes/locales.ts';
import { $session, findMember, offerEndsAtMs } from '#session/session.ts';
import { $isOfferClosed, $offerEndsAtMs, $shelfTitle } from '#stores/offer-end.ts';
import { localValues } from '#stores/storage.ts';
import { quietly } from '#stores/submit.ts';
import { runningActivity } from '../running-activity.ts';

const banner = document.querySelector<HTMLElement>('.banner');
/** Is the line there for a countdown alone? */
const isQuiet = banner !== null && 'quiet' in banner.dataset;
/** A countdown stays until the next page load. A message that arrives later does not replace it. */
let isCounting = false;

void start();

async function start(): Promise<void> {
  // A visitor with an order under way gets a line about it instead, and is offered nothing to buy.
  const order = localValues.get('pendingPayment') ? await quietly(() => import('./order-line.ts')) : undefined;
  if (order?.isDone && (await order.value.showOrder(banner))) return;
  if (banner && !$isOfferClosed.get()) {
    // An island may load the member's or the goods' offer after this script has run.
    $session.subscribe(() => follow(banner));
    for (const $offer of [$offerEndsAtMs, $shelfTitle]) $offer.listen(() => follow(banner));
    if (!isQuiet) await runningActivity();
  }
  await askWhenIdle();
}

/**
 * Asks the server who is signed in, unless a screen has already done so: a member's countdown and days left show on every
 * page. It shows no progress and waits until the page is idle.
 */
async function askWhenIdle(): Promise<void> {
  // A screen that asks for the member does so when it hydrates. Its scripts may take long, so wait for all islands.
  while (document.querySelector(ASLEEP)) {
    await new Promise((resolve) => addEventListener(EVENT_HYDRATE, resolve, { capture: true, once: true }));
  }
  await idle();
  if (document.querySelector(`[${ATTRIBUTE_ASKS_INFO}]`)) return;
  if (!hasAsked('info')) await findMember({ send });
}

function follow(banner: HTMLElement): void {
  const userInfo = $session.get()?.userInfo;
  // Where the goods say when an offer ends, nothing beside them may say otherwise.
  // biome-ignore lint/plugin/clock: counts an offer’s seconds from its answer on
  const endsAtMs = [$offerEndsAtMs.get(), userInfo ? offerEndsAtMs(userInfo) : 0].find((ms) => ms > Date.now());
  if (endsAtMs !== undefined) {
    isCounting = true;
    // Elsewhere the line has its room only if the tab knew of the offer before it painted.
    if (isQuiet && !('offer' in pageData())) return;
    void quietly(async () => (await import('./show-offer.ts')).showCountdown(banner, endsAtMs));
  } else if (!isCounting && !isQuiet) {
    void runningActivity().then((activity) => showActivity(banner, activity));
  }
}

function showActivity(banner: HTMLElement, activity: Activity | undefined): void {
  const words = activity?.webBannerMsg ?? $shelfTitle.get();
  const text = words && textIn(words, pageLocale());
  if (!text || isCounting) return;
  void quietly(async () => {
    const { showMessage } = await import('./show-offer.ts');
    if (!isCounting) showMessage(banner, text, activity);
  });
}
