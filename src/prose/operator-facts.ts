import * as config from '#config.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import { isExample } from './examples.ts';

// An invented fact stands, marked, on a site that is an example itself; any other site is silent about it
// (docs/decisions/016-marketing-claims.md#decision).

/** What the servers log, as the operator states it. */
export function statedLogs({ logs, siteUrl }: Pick<typeof config, 'logs' | 'siteUrl'> = config): typeof config.logs {
  return logs.isExample && !isExample(siteUrl) ? {} : logs;
}

/** Where the servers are, as a list in a language; undefined if the operator has not stated it. */
export function statedLocations(
  locale: Locale,
  { locations, siteUrl }: Pick<typeof config, 'locations' | 'siteUrl'> = config,
): string | undefined {
  const places = locations?.[locale];
  if (!places || (places.some(isExample) && !isExample(siteUrl))) return undefined;
  return new Intl.ListFormat(LANGUAGE_TAG[locale]).format(places);
}
