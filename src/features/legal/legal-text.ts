import type { LegalDocument } from '#prose/documents.ts';
import { entriesOf, htmlOf } from '#prose/entries.ts';
import { entryName } from '#prose/entry-name.ts';
import { fillPlaceholders } from '#prose/placeholders.ts';
import type { Locale } from '#routes/locales.ts';

/** A heading of a document, for the table of contents. */
interface LegalHeading {
  /** 2 for the document's own first level. */
  depth: number;
  /** The same in all languages. */
  slug: string;
  text: string;
}

/** An editor's document, ready for its page. */
interface LegalText {
  title: string;
  /** One sentence for search engines and under the heading. */
  description: string;
  /** The year of the last change. */
  updated: string;
  html: string;
  headings: LegalHeading[];
}

/** A legal text (or the contact page's body) in one language. */
export async function legalText(document: LegalDocument, locale: Locale): Promise<LegalText> {
  const entry = (await entriesOf('legal', locale)).find(({ id }) => entryName(id) === document);
  if (!entry) throw new Error(`src/content/legal/${locale}/${document}.md is missing`);
  return {
    title: entry.data.title,
    description: fillPlaceholders(entry.data.description, locale),
    updated: entry.data.updated,
    html: htmlOf(entry),
    headings: (entry.rendered?.metadata?.headings ?? []) as LegalHeading[],
  };
}
