import { entriesOf } from '#prose/entries.ts';
import { entryName } from '#prose/entry-name.ts';
import { fillPlaceholders } from '#prose/placeholders.ts';
import type { Locale } from '#routes/locales.ts';

/** The router guide's steps in one language, in order. */
export async function routerSteps(locale: Locale) {
  const entries = await entriesOf('router', locale);
  return entries.map((entry) => ({
    step: entryName(entry.id),
    title: entry.data.title,
    summary: fillPlaceholders(entry.data.summary, locale),
    entry,
  }));
}
