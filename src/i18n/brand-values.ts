import { readFileSync } from 'node:fs';
import { fillInAny } from '#core/join-texts.ts';
import { type Answer, statedAnswer } from '#i18n/operator-facts.ts';
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
  const { guarantee, final, data, basicHas } = JSON.parse(readFileSync(`locales/${locale}/slip.json`, 'utf8'));
  const stated = (name: Answer) => statedAnswer(name, locale) ?? '';
  const facts = [stated('basicData'), stated('basicSpeed')].filter(Boolean);
  const list = facts.join(LANGUAGE_TAG[locale].startsWith('zh') ? '，' : ', ');
  return {
    ...values,
    guarantee: fillInAny(guarantee, values),
    final,
    data,
    basicData: stated('basicData'),
    basicSpeed: stated('basicSpeed'),
    basicHas: list && fillInAny(basicHas, { facts: list }),
    atZero: stated('atZero'),
    dataPlans: stated('dataPlans'),
    rate: stated('rate'),
  };
}
