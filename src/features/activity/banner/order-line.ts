/**
 * While the reader has an order under way, a line in the banner's place says what is known of it, and the page offers
 * nothing to buy: who has paid must not pay again (docs/behaviour/chrome.md#banner).
 */

import { pageLocale } from '../../../app/page-locale.ts';
import { ATTRIBUTE_BUYS, pageData } from '../../../protocol.ts';
import { quietly } from '../../../stores/submit.ts';

/** Screens that say it themselves: there only the banner's offers go. */
const SAID_ON: readonly (string | undefined)[] = ['thanks', 'account', 'packages', 'register', 'login'];

/** The texts as they are: the line fills in nothing, so it does without what islands need for theirs. */
const TEXTS = import.meta.glob<typeof import('../../../../locales/zh/waiting.json')>('/locales/*/waiting.json', {
  import: 'default',
});

const banner = document.querySelector<HTMLAnchorElement>('[data-banner-link]');
if (banner) void quietly(() => follow(banner));

async function follow(banner: HTMLAnchorElement): Promise<void> {
  // On demand, too: the script of every page then names this file alone.
  const [{ followOwnOrder }, { wordsOf }, { showMessage }, texts] = await Promise.all([
    import('../../../session/own-order.ts'),
    import('../../../i18n/order-words.ts'),
    import('./show-banner.ts'),
    TEXTS[`/locales/${pageLocale}/waiting.json`]?.(),
  ]);
  const to = banner.dataset.order ?? '';
  // A copy takes the banner's place: what that still fills in is not seen.
  const line = banner.cloneNode(true) as HTMLAnchorElement;
  line.href = to;
  followOwnOrder((own) => {
    const words = own?.isOpen && wordsOf(own);
    line.hidden = true;
    if (words && words !== 'arrived' && texts) {
      banner.parentElement?.replaceChildren(line);
      if (!SAID_ON.includes(pageData().screen)) showMessage(line, `${texts[words].title} · ${texts.once}`, {});
    }
    if (texts) offerOrder(texts.see, to, !!words);
  });
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
