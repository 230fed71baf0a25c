/**
 * Fills the price card (docs/behaviour/landing.md#price-card). While the prices load it shows rows without figures, and
 * then the packages as radio buttons. If the prices cannot be loaded, the static text shows in the same space.
 */

import { send } from '#app/send-call.ts';
import { fillIn } from '#core/fill-in.ts';
import { formatDate } from '#core/time.ts';
import { formatLocal, formatUsd } from '#domain/money.ts';
import { pageData, pageLocale } from '#protocol.ts';
import { textIn } from '#routes/locales.ts';
import { quietly } from '#stores/action-state.ts';
import { $offerEndsAtMs } from '#stores/offer-end.ts';
import { onceOver, steadyMs } from '#stores/second.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import { type Duration, durationsOf } from './durations.ts';

/**
 * Packages for which the prices were asked for again. Each package counts once, so that a server whose countdowns never
 * end is not asked without end.
 */
const askedFor = new Set<Duration['product']['key']>();

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
  const loadedAtMs = steadyMs();
  const offers = durations
    .map(({ product: { key, lastTime } }) => ({ key, endsAtMs: loadedAtMs + lastTime * 1000 }))
    .filter(({ endsAtMs }) => endsAtMs > loadedAtMs)
    .sort((one, other) => one.endsAtMs - other.endsAtMs);
  if (offers[0]) $offerEndsAtMs.set(offers[0].endsAtMs);
  // Load the prices again when an offer ends. Only the server knows the new prices.
  const next = offers.find(({ key }) => !askedFor.has(key));
  if (!next) return;
  onceOver(next.endsAtMs, () => {
    askedFor.add(next.key);
    void showPrices(card, place, plain);
  });
}

function showDurations(card: HTMLElement, place: HTMLElement, durations: readonly Duration[]): void {
  const words = card.dataset;
  const usd = (amount: number): string => formatUsd(amount, pageLocale());
  const rate = { perUsd: Number(words.perUsd), written: words.local ?? '' };
  const named =
    place.querySelector<HTMLInputElement>(':checked')?.value ?? new URLSearchParams(location.search).get('product');
  const chosen =
    durations.find(({ product }) => String(product.key) === named) ??
    durations.find(({ product }) => product.recommend) ??
    durations[0];
  const rows = durations.map((duration) => {
    const { product, perDayUsd } = duration;
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
    const price = element('strong', usd(product.price.usd));
    if (words.local) price.append(element('small', formatLocal(product.price.usd, rate, pageLocale())));
    const extra = fillIn((extraDays === 1 && words.extraOne) || words.extra, { days: extraDays });
    return element(
      'label',
      radio,
      name,
      element('small', fillIn(words.until, { date: formatDate(duration.untilSeconds) })),
      element('em', extraDays > 0 ? extra : ''),
      price,
      element('small', perDayUsd === null ? '' : fillIn(words.perDay, { price: usd(perDayUsd) })),
    );
  });
  place.ariaBusy = null;
  const hadFocus = place.contains(document.activeElement);
  place.replaceChildren(...rows);
  if (hadFocus) place.querySelector<HTMLElement>(':checked')?.focus();
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
