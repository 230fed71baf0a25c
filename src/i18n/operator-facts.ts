import * as config from '#config.ts';
import { listText } from '#core/list-text.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import * as brand from '../../brand/brand.ts';
import { isExample } from './examples.ts';

// A site that is itself an example shows invented facts and marks them. Any other site leaves invented facts out
// (docs/decisions/016-marketing-claims.md#decision).

/** The keys of `answers`: questions that only the operator can answer. */
export const ANSWERS = [
  ...(['basicData', 'basicSpeed', 'coverage', 'reach', 'atZero', 'dataPlans', 'repair', 'protocols'] as const),
  ...(['killSwitch', 'atOnce', 'systems', 'stores', 'cards', 'invoices', 'legality'] as const),
  ...(['servers', 'notices'] as const),
];
/** The name of one of these answers. */
export type Answer = (typeof ANSWERS)[number];

/** The operator's statement about what the servers log. */
export function statedLogs({ logs, siteUrl }: Pick<typeof config, 'logs' | 'siteUrl'> = config): typeof config.logs {
  return logs.isExample && !isExample(siteUrl) ? {} : logs;
}

/** The places of the servers, as a list in one language; undefined if the operator has not stated them. */
export function statedLocations(
  locale: Locale,
  { locations, siteUrl }: Pick<typeof config, 'locations' | 'siteUrl'> = config,
): string | undefined {
  const places = statedPlaces(locale, { locations, siteUrl });
  return places && listText(LANGUAGE_TAG[locale], places);
}

/** The places of the servers in one language, one by one; undefined if the operator has not stated them. */
export function statedPlaces(
  locale: Locale,
  { locations, siteUrl }: Pick<typeof config, 'locations' | 'siteUrl'> = config,
): readonly string[] | undefined {
  const places = locations?.[locale];
  return places?.some(isExample) && !isExample(siteUrl) ? undefined : places;
}

/** The operator's answer in one language; undefined if there is none. */
export function statedAnswer(
  name: Answer,
  locale: Locale,
  { answers, siteUrl }: Pick<typeof config, 'answers' | 'siteUrl'> = config,
): string | undefined {
  const answer = answers[name]?.[locale];
  return answer && isExample(answer) && !isExample(siteUrl) ? undefined : answer;
}

/** The count that the brand claims; undefined if it claims none. */
export function statedClaim({ claim, siteUrl }: Claiming = { ...config, ...brand }): typeof brand.claim {
  const isOurs = Object.values(claim?.label ?? {}).some(isExample);
  return isOurs && !isExample(siteUrl) ? undefined : claim;
}

type Claiming = Pick<typeof brand, 'claim'> & Pick<typeof config, 'siteUrl'>;

/** The operator's exchange rate for one language; undefined if there is none. */
export function statedExchange(
  locale: Locale,
  { exchange, siteUrl }: Pick<typeof config, 'exchange' | 'siteUrl'> = config,
): config.Exchange | undefined {
  const rate = exchange?.[locale];
  return rate && isExample(rate.written) && !isExample(siteUrl) ? undefined : rate;
}
