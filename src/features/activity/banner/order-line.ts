/**
 * While the reader has an order under way, the line above the header says what is known of it, and the page offers
 * nothing to buy: who has paid must not pay again (docs/behaviour/chrome.md#banner).
 */

import { formatClock } from '#core/time.ts';
import type { TextsOf } from '#i18n/namespaces.ts';
import { followOrder, isOpen, LATE_AFTER_MS, refreshOrder } from '#order/order.ts';
import { wordsOf } from '#order/words.ts';
import { ATTRIBUTE_BUYS, pageData, pageLocale } from '#protocol.ts';
import { href } from '#routes/href.ts';
import { followSecond, secondMs } from '#stores/second.ts';
import { element, hideLine, showLine } from './show-line.ts';

/** The texts as they are: the line fills in nothing, so it does without what islands need for theirs. */
const TEXTS = import.meta.glob<TextsOf<'waiting'>>('/locales/*/waiting.json', {
  import: 'default',
});

/** Follows the reader's order on a page with a line or without. Resolves to whether one is under way now. */
export async function showOrder(banner: HTMLElement | null): Promise<boolean> {
  const texts = await TEXTS[`/locales/${pageLocale()}/waiting.json`]?.();
  if (!texts) return false;
  // The account says it large.
  const line = pageData().screen === 'account' ? null : banner;
  const to = href('thanks', { locale: pageLocale() });
  let stop = (): void => {};
  let isWaiting = false;
  followOrder((order) => {
    isWaiting = isOpen(order);
    stop();
    if (line && isOpen(order)) {
      const words = wordsOf(order);
      const link = element(
        'a',
        element('span', `${texts[words].title}\u00a0· ${texts[words === 'unknown' ? 'check' : 'once']}`),
      );
      link.className = 'wrap';
      link.href = to;
      showLine(line, 'order', link);
      if (order.kind === 'waiting') stop = runClock(link, order.sinceMs);
    } else if (line?.dataset.shows === 'order') hideLine(line);
    offerOrder(texts.see, to, isWaiting);
  });
  return isWaiting;
}

/** Says second by second for how long an order has been waited for, until it is late. */
function runClock(link: HTMLElement, sinceMs: number): () => void {
  const clock = element('b', '');
  // A screen reader has the line's name, and would not stop reading a clock.
  clock.ariaHidden = 'true';
  link.firstElementChild?.append(clock);
  const tick = (): void => {
    const waitedMs = secondMs() - sinceMs;
    clock.textContent = `\u00a0· ${formatClock(waitedMs)}`;
    if (waitedMs >= LATE_AFTER_MS) refreshOrder(secondMs());
  };
  const stop = followSecond(tick);
  tick();
  return stop;
}

/** Puts the way to the order in the place of the links that buy, or takes it away again. */
function offerOrder(text: string, to: string, isWaiting: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${ATTRIBUTE_BUYS}]`)) {
    if (link.hidden === isWaiting) continue;
    link.hidden = isWaiting;
    if (!isWaiting) link.previousElementSibling?.remove();
    else {
      const way = document.createElement('a');
      way.className = link.className;
      if (link.dataset.for) way.dataset.for = link.dataset.for;
      way.href = to;
      way.textContent = text;
      link.before(way);
    }
  }
}
