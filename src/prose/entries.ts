import { type CollectionEntry, getCollection, type RenderResult, render } from 'astro:content';
import type { Locale } from '#routes/locales.ts';

/** The collections of editors' texts. */
type Collection = 'faq' | 'legal' | 'router' | 'appleId';

/** Loads the texts of a collection in one language, sorted by file name. */
export async function entriesOf<C extends Collection>(collection: C, locale: Locale): Promise<CollectionEntry<C>[]> {
  const entries = await getCollection(collection, ({ id }) => id.startsWith(`${locale}/`));
  return entries.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/**
 * The HTML of a text. `build-steps/texts/plugin.ts` has already filled its placeholders and adapted its links to the
 * reader's language. Throws if the text could not be rendered.
 */
export function htmlOf(entry: CollectionEntry<Collection>): string {
  if (!entry.rendered) throw new Error(`src/content/${entry.collection}/${entry.id} could not be rendered: see above`);
  return entry.rendered.html.trim();
}

/** The text of a guide as a component, into which Astro puts the built files of its pictures. */
export async function contentOf(entry: CollectionEntry<'router' | 'appleId'>): Promise<RenderResult['Content']> {
  // This throws if there is nothing to render.
  htmlOf(entry);
  return (await render(entry)).Content;
}
