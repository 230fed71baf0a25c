import * as config from '#config.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import { isExample } from './examples.ts';

// An invented fact stands, marked, on a site that is an example itself; any other site is silent about it
// (docs/decisions/016-marketing-claims.md#decision).

/** What only the operator can answer: the keys of `answers`. */
export const ANSWERS = [
  ...(['basicData', 'basicSpeed', 'coverage', 'reach', 'atZero', 'dataPlans', 'repair', 'protocols'] as const),
  ...(['killSwitch', 'atOnce', 'systems', 'stores', 'cards', 'invoices', 'legality', 'exchange'] as const),
  ...(['servers', 'notices'] as const),
];
export type Answer = (typeof ANSWERS)[number];

/** What the servers log, as the operator states it. */
export function statedLogs({ logs, siteUrl }: Pick<typeof config, 'logs' | 'siteUrl'> = config): typeof config.logs {
  return logs.isExample && !isExample(siteUrl) ? {} : logs;
}

/** Where the servers are, as a list in a language; undefined if the operator has not stated it. */
export function statedLocations(
  locale: Locale,
  { locations, siteUrl }: Pick<typeof config, 'locations' | 'siteUrl'> = config,
): string | undefined {
  const places = statedPlaces(locale, { locations, siteUrl });
  return places && new Intl.ListFormat(LANGUAGE_TAG[locale]).format(places);
}

/** The same, one by one. */
export function statedPlaces(
  locale: Locale,
  { locations, siteUrl }: Pick<typeof config, 'locations' | 'siteUrl'> = config,
): readonly string[] | undefined {
  const places = locations?.[locale];
  return places?.some(isExample) && !isExample(siteUrl) ? undefined : places;
}

/** An answer of the operator's in a language; undefined if there is none. */
export function statedAnswer(
  name: Answer,
  locale: Locale,
  { answers, siteUrl }: Pick<typeof config, 'answers' | 'siteUrl'> = config,
): string | undefined {
  const answer = answers[name]?.[locale];
  return answer && isExample(answer) && !isExample(siteUrl) ? undefined : answer;
}
