import { readFileSync } from 'node:fs';
import { rates } from '#config.ts';
import { fillInAny } from '#core/join-texts.ts';
import { MARKS } from '#prose/examples.ts';
import { statedAnswer, statedRate } from '#prose/operator-facts.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import * as brand from '../../brand/brand.ts';

/**
 * What every text may name by a placeholder: the brand's values, sentences that are the same wherever they stand, and what
 * the operator says of the service, each empty if there is none.
 */
export function brandValues(locale: Locale): Readonly<Record<string, string>> {
  const values = {
    brand: brand.names[locale],
    guaranteeDays: String(brand.guaranteeDays),
    personalRefundPercent: String(brand.personalRefundPercent),
  };
  // What a buyer must not read in two versions.
  const { guarantee, final, data, rate, basicHas } = JSON.parse(readFileSync(`locales/${locale}/slip.json`, 'utf8'));
  const stated = (['basicData', 'basicSpeed', 'atZero', 'dataPlans'] as const).map((name) => [
    name,
    statedAnswer(name, locale) ?? '',
  ]);
  const facts = stated.flatMap(([name, answer]) => (name?.startsWith('basic') && answer ? [answer] : []));
  const perUsd = String(statedRate(locale) ?? '');
  return {
    ...values,
    guarantee: fillInAny(guarantee, values),
    final,
    data,
    ...Object.fromEntries(stated),
    basicHas:
      facts.length > 0 ? fillInAny(basicHas, { facts: new Intl.ListFormat(LANGUAGE_TAG[locale]).format(facts) }) : '',
    perUsd,
    rate: perUsd && fillInAny(rate, { perUsd }) + (rates.isExample ? MARKS[locale] : ''),
  };
}
