import * as config from '#config.ts';
import { joinTexts } from '#core/join-texts.ts';
import { spaced } from '#core/spaced.ts';
import { filledValues } from '#i18n/filled-values.ts';
import { ANSWERS, type Answer, statedAnswer, statedLocations } from '#i18n/operator-facts.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import * as brand from '../../brand/brand.ts';

/**
 * The values of `{{placeholders}}` in editors' texts, so that an operator sets each value only once. A value is undefined
 * until it is set.
 */
const PLACEHOLDERS = {
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
  guarantee: (locale: Locale) => filledValues(locale).guarantee,
  final: (locale: Locale) => filledValues(locale).final,
  data: (locale: Locale) => filledValues(locale).data,
  basicHas: (locale: Locale) => filledValues(locale).basicHas || undefined,
  exchange: (locale: Locale) => filledValues(locale).exchange || undefined,
  routerAddress: () => brand.router.address,
  routerUser: () => brand.router.user,
  routerPassword: () => brand.router.password,
  enterpriseUrl: () => brand.enterpriseUrl,
  locations: (locale: Locale) => statedLocations(locale),
  statusUrl: () => config.statusUrl,
  ...(Object.fromEntries(ANSWERS.map((name) => [name, (locale: Locale) => statedAnswer(name, locale)])) as Record<
    Answer,
    (locale: Locale) => string | undefined
  >),
} as const satisfies Record<string, (locale: Locale) => string | undefined>;

/**
 * The last day on which a refund of a payment of March 3 can be requested. The refund policy uses it as an example:
 * `March 18`, `3 月 18 日`.
 */
function endOfExample(locale: Locale): string {
  const end = new Date(Date.UTC(2023, 2, 3 + brand.guaranteeDays));
  return spaced(end.toLocaleDateString(LANGUAGE_TAG[locale], { month: 'long', day: 'numeric', timeZone: 'UTC' }));
}

/** The placeholders that operators may leave without a value. */
export const OPTIONAL_PLACEHOLDERS = [
  'locations',
  'statusUrl',
  'basicHas',
  'exchange',
  ...ANSWERS,
] as const satisfies PlaceholderName[];

/** The name of a placeholder. */
export type PlaceholderName = keyof typeof PLACEHOLDERS;

/** A part of a text: plain words or a placeholder. */
export type TextPiece = { kind: 'words'; text: string } | { kind: 'placeholder'; name: string; text: string };

/**
 * Splits a text into words and placeholders.
 *
 * @example splitPlaceholders('Ask {{brand}}') // [{ kind: 'words', text: 'Ask ' }, { kind: 'placeholder', name: 'brand', text: '{{brand}}' }]
 */
export function splitPlaceholders(text: string): TextPiece[] {
  return text
    .split(/(\{\{\w+\}\})/)
    .filter(Boolean)
    .map((part) =>
      /^\{\{\w+\}\}$/.test(part)
        ? { kind: 'placeholder', name: part.slice(2, -2), text: part }
        : { kind: 'words', text: part },
    );
}

/** Fills in `{{placeholders}}`. A value that is not set becomes empty. Throws if a placeholder is unknown. */
export function fillPlaceholders(text: string, locale: Locale): string {
  return splitPlaceholders(text)
    .map((part) => (part.kind === 'placeholder' ? (placeholderValue(part.name, locale) ?? '') : part.text))
    .filter(Boolean)
    .reduce(joinTexts, '');
}

/** The value of a placeholder; undefined until it is set. Throws if the placeholder is unknown. */
export function placeholderValue(name: string, locale: Locale): string | undefined {
  if (!isPlaceholder(name)) throw new Error(unknownPlaceholder(name));
  return PLACEHOLDERS[name](locale);
}

/** Is this the name of a placeholder? */
export function isPlaceholder(name: string): name is PlaceholderName {
  return Object.hasOwn(PLACEHOLDERS, name);
}

/** The message for an editor who used an unknown placeholder. */
export function unknownPlaceholder(name: string): string {
  const known = Object.keys(PLACEHOLDERS).map((name) => `{{${name}}}`);
  return `{{${name}}} is unknown, expected ${known.join(' ')}`;
}

/** Does this placeholder hold a mail address? Texts show it as a link. */
export function isMail(name: PlaceholderName): boolean {
  return name.endsWith('Email');
}

/** Does this placeholder hold the address of a page on another site? */
export function isPageElsewhere(name: PlaceholderName): boolean {
  return name.endsWith('Url');
}
