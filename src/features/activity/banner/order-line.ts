/**
 * Shows in the banner what is known about the reader's order while the order is under way. The page offers nothing to
 * buy meanwhile, because buyers must not pay twice (docs/behaviour/chrome.md#banner).
 */

import type { TextsOf } from '#i18n/namespaces.ts';
import { followOrder, isOpen, LATE_AFTER_MS, refreshOrder } from '#order/order.ts';
import { wordsOf } from '#order/words.ts';
import { ATTRIBUTE_BUYS, pageData, pageLocale } from '#protocol.ts';
import { href } from '#routes/href.ts';
import { followSecond, secondMs } from '#stores/second.ts';
import { element, hideLine, showLine } from './show-line.ts';

/**
 * The texts as plain objects. The banner fills in no placeholders, so it does not need the text functions of the
 * islands.
 */
const TEXTS = import.meta.glob<TextsOf<'waiting'>>('/locales/*/waiting.json', {
  import: 'default',
});

/**
 * Follows the reader's order on this page. Without a banner it only replaces the links that lead to buying. Resolves to
 * whether an order is under way now.
 */
export async function showOrder(banner: HTMLElement | null): Promise<boolean> {
  const texts = await TEXTS[`/locales/${pageLocale()}/waiting.json`]?.();
  if (!texts) return false;
  // The account page already shows the order in large type.
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
        element('span', `${texts[words].title}\u00a0· ${texts[order.kind === 'unknown' ? 'check' : 'once']}`),
      );
      link.className = 'wrap';
      link.href = to;
      showLine(line, 'order', link);
      if (order.kind === 'waiting') stop = awaitLateness(order.sinceMs);
    } else if (line?.dataset.shows === 'order') hideLine(line);
    offerOrder(texts.see, to, isWaiting);
  });
  return isWaiting;
}

/** Says so once the order is late. Returns a function that stops the wait. */
function awaitLateness(sinceMs: number): () => void {
  return followSecond(() => {
    if (secondMs() - sinceMs >= LATE_AFTER_MS) refreshOrder(secondMs());
  });
}

/** Replaces the links that lead to buying with a link to the order, or restores them. */
function offerOrder(text: string, to: string, isWaiting: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${ATTRIBUTE_BUYS}]`)) {
    if (link.hidden === isWaiting) continue;
    link.hidden = isWaiting;
    if (!isWaiting) link.previousElementSibling?.remove();
    else {
      const action = document.createElement('a');
      action.className = link.className;
      if (link.dataset.for) action.dataset.for = link.dataset.for;
      action.href = to;
      action.textContent = text;
      link.before(action);
    }
  }
}
