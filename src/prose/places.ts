import * as brand from '../../brand/brand.ts';
import * as config from '../config.ts';
import { LANGUAGE_TAG, type Locale } from '../routes/locales.ts';

/** What `{places}` in editors' texts stand for, so that an operator's value is written only once; undefined while it is not set. */
const PLACES = {
  brand: (locale: Locale) => brand.names[locale],
  supportEmail: () => config.supportEmail,
  seller: (locale: Locale) => config.seller.name[locale],
  sellerAddress: (locale: Locale) => config.seller.address[locale],
  registration: (locale: Locale) => config.seller.registration[locale],
  law: (locale: Locale) => config.seller.law[locale],
  privacyEmail: () => config.seller.privacyEmail,
  visitDays: () => String(config.retention.visitDays),
  bankDays: () => String(config.retention.bankDays),
  guestTicketDays: () => String(config.retention.guestTicketDays),
  agentName: (locale: Locale) => brand.agentName[locale],
  guaranteeDays: () => String(brand.guaranteeDays),
  guaranteeEnd: (locale: Locale) => endOfExample(locale),
  personalRefundPercent: () => String(brand.personalRefundPercent),
  personalRefundOf60: () => ((60 * brand.personalRefundPercent) / 100).toFixed(2),
  routerAddress: () => brand.router.address,
  routerUser: () => brand.router.user,
  routerPassword: () => brand.router.password,
  enterpriseUrl: () => brand.enterpriseUrl,
  locations: (locale: Locale) =>
    config.locations && new Intl.ListFormat(LANGUAGE_TAG[locale]).format(config.locations[locale]),
  statusUrl: () => config.statusUrl,
  legality: (locale: Locale) => config.legality?.[locale],
} as const satisfies Record<string, (locale: Locale) => string | undefined>;

/** Until which day a refund of what was paid on March 3 can be asked for, as the refund policy's example has it: `March 18`, `3 月 18 日`. */
function endOfExample(locale: Locale): string {
  const end = new Date(Date.UTC(2023, 2, 3 + brand.guaranteeDays));
  const written = end.toLocaleDateString(LANGUAGE_TAG[locale], { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return written.replace(/\d(?=\p{Script=Han})|\p{Script=Han}(?=\d)/gu, '$& ');
}

/** The places whose value operators may leave unset. */
export const OPTIONAL_PLACES = ['locations', 'statusUrl', 'legality'] as const satisfies PlaceName[];

/** The name of a place. */
export type PlaceName = keyof typeof PLACES;

/** A part of a text: words, or a place to be filled. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'place'; name: string; text: string };

/**
 * Splits a text into words and places.
 *
 * @example partsOf('Ask {brand}') // [{ kind: 'words', text: 'Ask ' }, { kind: 'place', name: 'brand', text: '{brand}' }]
 */
export function partsOf(text: string): TextPart[] {
  return text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) =>
      /^\{\w+\}$/.test(part) ? { kind: 'place', name: part.slice(1, -1), text: part } : { kind: 'words', text: part },
    );
}

/** Fills `{places}`, with nothing where a value is not set; throws on an unknown one. */
export function fillPlaces(text: string, locale: Locale): string {
  return partsOf(text)
    .map((part) => (part.kind === 'place' ? (placeValue(part.name, locale) ?? '') : part.text))
    .join('');
}

/** What a place stands for, undefined while that is not set; throws if there is no place of this name. */
export function placeValue(name: string, locale: Locale): string | undefined {
  if (!isPlace(name)) throw new Error(unknownPlace(name));
  return PLACES[name](locale);
}

/** Is this the name of a place? */
export function isPlace(name: string): name is PlaceName {
  return Object.hasOwn(PLACES, name);
}

/** The message for an editor who used an unknown place. */
export function unknownPlace(name: string): string {
  const known = Object.keys(PLACES).map((place) => `{${place}}`);
  return `{${name}} is unknown, expected ${known.join(' ')}`;
}

/** Does a place hold a mail address, which texts make a link of? */
export function isMail(name: PlaceName): boolean {
  return name.endsWith('Email');
}

/** Or the address of a page elsewhere? */
export function isPageElsewhere(name: PlaceName): boolean {
  return name.endsWith('Url');
}
