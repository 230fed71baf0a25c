/**
 * The price card's prices (docs/behaviour/landing.md#price-card): rows of their shape while they are on their way, then the durations as radios;
 * when none come, what the page says without them, in the same room.
 */

import { pageLocale } from '../../../app/page-locale.ts';
import { send } from '../../../app/send.ts';
import { formatUsd } from '../../../core/money.ts';
import { formatDate } from '../../../core/time.ts';
import { pageData } from '../../../protocol.ts';
import { $goodsOfferEndsAtMs } from '../../../stores/goods-offer.ts';
import { learnServerTime, serverNowMs } from '../../../stores/server-clock.ts';
import { quietly } from '../../../stores/submit.ts';
import { cheapestOf, type Span, spansOf } from './durations.ts';

/** An offer that runs for longer is not waited for: the page will not be open then. */
const WAITS_MS = 86_400_000;

const card = document.querySelector<HTMLElement>('[data-price-card]');
const plain = card?.querySelector<HTMLElement>('[data-plain]');

if (card && plain && !('inApp' in pageData())) {
  const place = element('div');
  place.role = 'radiogroup';
  place.className = 'spans';
  showWaiting(place, card.dataset);
  plain.before(place);
  plain.hidden = true;
  void showPrices(card, place, plain);
}

async function showPrices(card: HTMLElement, place: HTMLElement, plain: HTMLElement): Promise<void> {
  const answer = await quietly(() => send('skuList', {}, { overlay: false, onDate: learnServerTime }));
  const spans = answer.isDone ? spansOf(answer.value, serverNowMs()) : [];
  plain.dataset.told = '';
  plain.hidden = spans.length > 0;
  place.hidden = !plain.hidden;
  if (spans.length === 0) return;
  showSpans(card, place, spans);
  if (answer.isDone) showCheapest(cheapestOf(answer.value));
  const ends = spans.map(({ offerSeconds }) => offerSeconds * 1000).filter((ms) => ms > 0);
  if (ends.length === 0) return;
  const endsInMs = Math.min(...ends);
  $goodsOfferEndsAtMs.set(Date.now() + endsInMs);
  // The server makes the prices, also those after an offer.
  if (endsInMs < WAITS_MS) setTimeout(() => void showPrices(card, place, plain), endsInMs);
}

/** Three rows without figures, of the shape of those that come. */
function showWaiting(place: HTMLElement, words: DOMStringMap): void {
  place.ariaBusy = 'true';
  const rows = ['', '', ''].map(() => {
    const radio = element('input');
    radio.type = 'radio';
    radio.disabled = true;
    radio.ariaHidden = 'true';
    return element('div', radio, element('b'), element('strong'), element('small'), element('small'));
  });
  place.ariaLabel = words.loading ?? '';
  place.append(...rows);
}

function showSpans(card: HTMLElement, place: HTMLElement, spans: readonly Span[]): void {
  const words = card.dataset;
  const usd = (amount: number): string => formatUsd(amount, pageLocale);
  const named =
    place.querySelector<HTMLInputElement>(':checked')?.value ?? new URLSearchParams(location.search).get('product');
  const chosen = spans.find(({ key }) => String(key) === named) ?? spans.find((span) => span.isRecommended) ?? spans[0];
  const rows = spans.map((span) => {
    const radio = element('input');
    Object.assign(radio, { type: 'radio', name: 'span', value: String(span.key), checked: span === chosen });
    radio.addEventListener('change', () => goOn(card, span));
    const name = element('b', filled(words.days, span.days));
    const { extraDays } = span;
    if (extraDays > 0) name.append(element('em', filled(extraDays === 1 ? words.extraOne : words.extra, extraDays)));
    return element(
      'label',
      radio,
      name,
      element('strong', usd(span.usd)),
      element('small', span.perDayUsd === null ? '' : filled(words.perDay, usd(span.perDayUsd))),
      element('small', filled(words.until, formatDate(span.untilSeconds))),
    );
  });
  place.ariaBusy = null;
  place.ariaLabel = words.legend ?? '';
  place.replaceChildren(...rows);
  if (chosen) goOn(card, chosen);
}

/** Below the headline. */
function showCheapest(cheapest: ReturnType<typeof cheapestOf>): void {
  const line = document.querySelector<HTMLElement>('[data-from]');
  if (!line || !cheapest) return;
  line.textContent = filled(line.dataset.from, formatUsd(cheapest.usd, pageLocale), cheapest.days);
}

/** Leads the button to the chosen package, wherever its reader can buy. */
function goOn(card: HTMLElement, { key, usd }: Span): void {
  for (const link of card.querySelectorAll<HTMLAnchorElement>('[data-go]')) {
    link.textContent = filled(card.dataset.goOn, formatUsd(usd, pageLocale));
    link.search = String(new URLSearchParams({ product: String(key) }));
  }
}

/** Words with figures in the places of their stars, in that order. */
function filled(words = '', ...figures: readonly (string | number)[]): string {
  return figures.reduce<string>((text, figure) => text.replace('*', String(figure)), words);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...parts);
  return made;
}
