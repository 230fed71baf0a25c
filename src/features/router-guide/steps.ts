import type { CollectionEntry } from 'astro:content';
import { entriesOf } from '#prose/entries.ts';
import { entryName } from '#prose/entry-name.ts';
import { fillPlaceholders } from '#prose/placeholders.ts';
import type { Locale } from '#routes/locales.ts';

/** A step of the router guide. */
interface RouterStep {
  step: string;
  title: string;
  summary: string;
  /** Its text. */
  entry: CollectionEntry<'router'>;
}

/** The router guide's steps, in order. */
export async function routerSteps(locale: Locale): Promise<RouterStep[]> {
  const entries = await entriesOf('router', locale);
  return entries.map((entry) => ({
    step: entryName(entry.id),
    title: entry.data.title,
    summary: fillPlaceholders(entry.data.summary, locale),
    entry,
  }));
}
