import { type CollectionEntry, getCollection, type RenderResult, render } from 'astro:content';
import type { Locale } from '#routes/locales.ts';

/** The collections of editors' texts. */
type Collection = 'faq' | 'legal' | 'router' | 'appleId';

/** The texts of a collection in one language, sorted by file name. */
export async function entriesOf<C extends Collection>(collection: C, locale: Locale): Promise<CollectionEntry<C>[]> {
  const entries = await getCollection(collection, ({ id }) => id.startsWith(`${locale}/`));
  return entries.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/**
 * A text as HTML. `build-steps/texts/plugin.ts` has already filled its placeholders and adapted its links to the reader's
 * language.
 */
export function htmlOf(entry: CollectionEntry<Collection>): string {
  if (!entry.rendered) throw new Error(`src/content/${entry.collection}/${entry.id} could not be rendered: see above`);
  return entry.rendered.html.trim();
}

/** A guide's text as a component, in which Astro puts the built files of its pictures. */
export async function contentOf(entry: CollectionEntry<'router' | 'appleId'>): Promise<RenderResult['Content']> {
  // Throws if there is nothing to render.
  htmlOf(entry);
  return (await render(entry)).Content;
}
