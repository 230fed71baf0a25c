/**
 * Fills the price card (docs/behaviour/landing.md#price-card). While the prices load it shows rows without figures, and
 * then the packages as radio buttons. If the prices cannot be loaded, the static text shows in the same space.
 */

import { send } from '#app/send.ts';
import { fillIn } from '#core/fill-in.ts';
import { formatUsd } from '#core/money.ts';
import { formatDate, MS_PER_DAY } from '#core/time.ts';
import { pageData, pageLocale } from '#protocol.ts';
import { textIn } from '#routes/locales.ts';
import { $offerEndsAtMs } from '#stores/offer-end.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import { quietly } from '#stores/submit.ts';
import { type Duration, durationsOf } from './durations.ts';

/** Milliseconds. An offer that ends later than this gets no timer, because the page will hardly be open for so long. */
const WAITS_MS = MS_PER_DAY;

const card = document.querySelector<HTMLElement>('[data-price-card]');
const plain = card?.querySelector<HTMLElement>('[data-plain]');
const place = card?.querySelector<HTMLElement>('.durations');

if (card && plain && place && !('inApp' in pageData())) {
  place.hidden = false;
  place.ariaBusy = 'true';
  plain.hidden = true;
  void showPrices(card, place, plain);
}

async function showPrices(card: HTMLElement, place: HTMLElement, plain: HTMLElement): Promise<void> {
  const answer = await quietly(() => send('skuList', {}, { overlay: false }));
  const durations = answer.isDone ? durationsOf(answer.value, serverNowMs()) : [];
  plain.dataset.told = '';
  plain.hidden = durations.length > 0;
  place.hidden = !plain.hidden;
  const [first] = durations;
  if (!first) return;
  showDurations(card, place, durations);
  // The first of these prices is the lowest. It also shows below the headline.
  const line = document.querySelector<HTMLElement>('[data-from]');
  const { days, price } = first.product;
  const [before, after] = fillIn(line?.dataset.from, { days }).split('{{price}}');
  line?.replaceChildren(before ?? '', element('b', formatUsd(price.usd, pageLocale())), after ?? '');
  const ends = durations.map(({ product: { lastTime } }) => lastTime * 1000).filter((ms) => ms > 0);
  if (ends.length === 0) return;
  const endsInMs = Math.min(...ends);
  // biome-ignore lint/plugin/clock: the server sends the seconds until an offer ends, counted from its answer
  $offerEndsAtMs.set(Date.now() + endsInMs);
  // Load the prices again when an offer ends. Only the server knows the new prices.
  if (endsInMs < WAITS_MS) setTimeout(() => void showPrices(card, place, plain), endsInMs);
}

function showDurations(card: HTMLElement, place: HTMLElement, durations: readonly Duration[]): void {
  const words = card.dataset;
  const usd = (amount: number): string => formatUsd(amount, pageLocale());
  const named =
    place.querySelector<HTMLInputElement>(':checked')?.value ?? new URLSearchParams(location.search).get('product');
  const chosen =
    durations.find(({ product }) => String(product.key) === named) ??
    durations.find(({ product }) => product.recommend) ??
    durations[0];
  const rows = durations.map((duration) => {
    const { product } = duration;
    const radio = element('input');
    Object.assign(radio, {
      type: 'radio',
      name: 'days',
      value: String(product.key),
      checked: duration === chosen,
    });
    radio.addEventListener('change', () => goOn(card, duration));
    const { days, extraDays } = product;
    const length = fillIn(words.days, { days });
    const label = product.name ? textIn(product.name, pageLocale()) : length;
    const name = element('b', label);
    if (label !== length) name.append(' ', element('small', length));
    const extra = fillIn((extraDays === 1 && words.extraOne) || words.extra, { days: extraDays });
    return element(
      'label',
      radio,
      name,
      element('small', fillIn(words.until, { date: formatDate(duration.untilSeconds) })),
      element('em', extraDays > 0 ? extra : ''),
      element('strong', usd(product.price.usd)),
      element('small', fillIn(words.perDay, { price: usd(duration.perDayUsd) })),
    );
  });
  place.ariaBusy = null;
  place.replaceChildren(...rows);
  // Copy the rows into the picture further down, without their radio buttons.
  const drawn = rows.map((row) => row.cloneNode(true));
  for (const row of drawn) row.firstChild?.replaceWith(element('i'));
  document.querySelector('[data-plans]')?.replaceChildren(...drawn);
  if (chosen) goOn(card, chosen);
}

/** Points all buying links of the page to the chosen package, for visitors and for members. */
function goOn(card: HTMLElement, { product: { key, days, name, price }, untilSeconds }: Duration): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-go]')) {
    link.textContent = fillIn(card.dataset.goOn, { days, price: formatUsd(price.usd, pageLocale()) });
    link.search = String(new URLSearchParams({ product: String(key) }));
  }
  document
    .querySelector('[data-bought]')
    ?.replaceChildren(
      element('b', name ? textIn(name, pageLocale()) : fillIn(card.dataset.days, { days })),
      element('small', fillIn(card.dataset.until, { date: formatDate(untilSeconds) })),
    );
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...parts);
  return made;
}
