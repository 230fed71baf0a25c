import { readFileSync } from 'node:fs';
import { fillIn } from '#core/fill-in.ts';
import { fillInAny } from '#core/join-texts.ts';
import { listText } from '#core/list-text.ts';
import { formatLocal } from '#domain/money.ts';
import { statedAnswer, statedExchange } from '#i18n/operator-facts.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import * as brand from '../../brand/brand.ts';
import type { Strings } from './text.ts';

/** The operator's answers that screens show. */
const SHOWN = ['basicData', 'basicSpeed', 'atZero', 'dataPlans'] as const;

/** The names of the values that the build fills into every text. Code must not pass values with these names. */
export type FilledName =
  | (typeof SHOWN)[number]
  | ('brand' | 'guaranteeDays' | 'personalRefundPercent' | 'guarantee' | 'final' | 'data' | 'basicHas' | 'exchange');

/**
 * The values that every text may use as placeholders. They are the brand's values, sentences that are the same
 * everywhere, and the operator's statements about the service. A value that does not exist is empty.
 */
export function filledValues(locale: Locale): Readonly<Record<FilledName, string>> {
  const promise = JSON.parse(readFileSync(`locales/${locale}/promise.json`, 'utf8'));
  const [guaranteeDays, personalRefundPercent] = [String(brand.guaranteeDays), String(brand.personalRefundPercent)];
  const shown = SHOWN.map((name) => [name, statedAnswer(name, locale) ?? '']);
  const answers: Record<(typeof SHOWN)[number], string> = Object.fromEntries(shown);
  const facts = [answers.basicData, answers.basicSpeed].filter(Boolean);
  // In Chinese the facts are clauses, which no word joins.
  const list = LANGUAGE_TAG[locale].startsWith('zh') ? facts.join('，') : listText(LANGUAGE_TAG[locale], facts);
  const rate = statedExchange(locale);
  return {
    ...answers,
    ...{ brand: brand.names[locale], guaranteeDays, personalRefundPercent, final: promise.final, data: promise.data },
    guarantee: fillInAny(promise.guarantee, { guaranteeDays, personalRefundPercent }),
    exchange: rate ? fillIn(promise.exchange, { amount: formatLocal(1, rate, locale, decimalsOf(rate.perUsd)) }) : '',
    basicHas: list && fillInAny(promise.basicHas, { facts: list }),
  };
}

/**
 * Fills these values into the texts of a locale file, with the spaces around each value that the text's script needs.
 * Other placeholders stay.
 */
export function withFilledValues(texts: Strings, locale: Locale): Strings {
  const values = filledValues(locale);
  const fill = (value: Strings | string): Strings | string =>
    typeof value === 'string' ? fillInAny(value, values) : fillAll(value);
  const fillAll = (group: Strings): Strings =>
    Object.fromEntries(Object.entries(group).map(([key, inner]) => [key, fill(inner)]));
  return fillAll(texts);
}

/** The number of decimals that the operator has given to a figure. */
function decimalsOf(figure: number): number {
  return String(figure).split('.')[1]?.length ?? 0;
}
