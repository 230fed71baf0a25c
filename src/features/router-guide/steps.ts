import { entriesOf, htmlOf } from '../../prose/entries.ts';
import { nameOf } from '../../prose/names.ts';
import { fillPlaces } from '../../prose/places.ts';
import type { Locale } from '../../routes/locales.ts';

/** A step of the router guide. */
interface RouterStep {
  step: string;
  title: string;
  summary: string;
  html: string;
}

/** The router guide's steps, in order. */
export async function routerSteps(locale: Locale): Promise<RouterStep[]> {
  const entries = await entriesOf('router', locale);
  return entries.map((entry) => ({
    step: nameOf(entry.id),
    title: entry.data.title,
    summary: fillPlaces(entry.data.summary, locale),
    html: htmlOf(entry),
  }));
}
