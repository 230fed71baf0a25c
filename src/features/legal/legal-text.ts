import type { MarkdownHeading } from 'astro';
import type { LegalDocument } from '#prose/documents.ts';
import { entriesOf, htmlOf } from '#prose/entries.ts';
import { entryName } from '#prose/entry-name.ts';
import { fillPlaceholders } from '#prose/placeholders.ts';
import type { Locale } from '#routes/locales.ts';

/**
 * A legal text or the text of the contact page, in one language and ready for its page.
 * @throws if the document's file is missing
 */
export async function legalText(document: LegalDocument, locale: Locale) {
  const entry = (await entriesOf('legal', locale)).find(({ id }) => entryName(id) === document);
  if (!entry) throw new Error(`src/content/legal/${locale}/${document}.md is missing`);
  return {
    title: entry.data.title,
    /** One sentence for search engines and below the heading. */
    description: fillPlaceholders(entry.data.description, locale),
    /** The year of the last change. */
    updated: entry.data.updated,
    html: htmlOf(entry),
    /** The document's headings. Its top headings have `depth` 2. A `slug` is the same in all languages. */
    headings: (entry.rendered?.metadata?.headings ?? []) as MarkdownHeading[],
  };
}
