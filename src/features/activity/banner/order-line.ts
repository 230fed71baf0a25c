/**
 * While the reader has an order under way, a line in the banner's place says what is known of it, and the page offers
 * nothing to buy: who has paid must not pay again (docs/behaviour/chrome.md#banner).
 */

import { pageLocale } from '../../../app/page-locale.ts';
import { formatClock } from '../../../core/time.ts';
import { ATTRIBUTE_BUYS, pageData } from '../../../protocol.ts';
import { quietly } from '../../../stores/submit.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './order-line.css?inline';

/** Screens that say it themselves: there only the banner's offers go. */
const SAID_ON: readonly (string | undefined)[] = ['thanks', 'account', 'login'];

/** The texts as they are: the line fills in nothing, so it does without what islands need for theirs. */
const TEXTS = import.meta.glob<typeof import('../../../../locales/zh/waiting.json')>('/locales/*/waiting.json', {
  import: 'default',
});

adoptStyle(css);

const banner = document.querySelector<HTMLAnchorElement>('[data-banner-link]');
if (banner) void quietly(() => follow(banner));

async function follow(banner: HTMLAnchorElement): Promise<void> {
  // On demand, too: the script of every page then names this file alone.
  const [{ followOwnOrder, refreshOwnOrder }, { wordsOf }, { LATE_AFTER_MS, waitsSinceMs }, { showLine }, texts] =
    await Promise.all([
      import('../../../session/own-order.ts'),
      import('../../../i18n/order-words.ts'),
      import('../../../stores/payment-phase.ts'),
      import('./show-banner.ts'),
      TEXTS[`/locales/${pageLocale}/waiting.json`]?.(),
    ]);
  const to = banner.dataset.order ?? '';
  // A copy takes the banner's place: what that still fills in is not seen.
  const line = banner.cloneNode(true) as HTMLAnchorElement;
  line.href = to;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** For how long it has been waited for, second by second, until it is late. */
  const run = (clock: HTMLElement, sinceMs: number): void => {
    const tick = (): void => {
      const waitedMs = Date.now() - sinceMs;
      clock.textContent = `\u00a0· ${formatClock(waitedMs)}`;
      if (waitedMs >= LATE_AFTER_MS) refreshOwnOrder(Date.now());
    };
    timer = setInterval(tick, 1000);
    tick();
  };
  followOwnOrder((own) => {
    const words = own?.isOpen && wordsOf(own);
    line.hidden = true;
    clearInterval(timer);
    const isTold = own && words && words !== 'arrived' && texts;
    if (isTold) banner.parentElement?.replaceChildren(line);
    // The room that a countdown has taken is given back, until a line needs it.
    if (line.isConnected) delete pageData().banner;
    if (isTold && !SAID_ON.includes(pageData().screen)) {
      const clock = silent('span', '');
      const said = document.createElement('span');
      said.append(
        `${texts[words].title}\u00a0· ${texts[words === 'unknown' ? 'check' : 'once']}`,
        clock,
        silent('u', texts.see),
      );
      showLine(line, said);
      if (own.phase === 'waiting') run(clock, waitsSinceMs(own.payment));
    }
    if (texts) offerOrder(texts.see, to, !!words);
  });
}

/** What is seen only: a screen reader has the line's name, and would not stop reading a clock. */
function silent(name: 'span' | 'u', text: string): HTMLElement {
  const element = document.createElement(name);
  element.ariaHidden = 'true';
  element.textContent = text;
  return element;
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
