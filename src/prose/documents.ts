import type { ScreenName } from '#routes/table.ts';

/** The documents below `src/content/legal/<language>/` (docs/behaviour/legal.md#documents). */
export const DOCUMENTS = ['terms', 'refund', 'acceptable-use', 'privacy', 'contact', 'accessibility'] as const;
/** The name of one of these documents. */
export type LegalDocument = (typeof DOCUMENTS)[number];

/**
 * The documents of the legal screens. Each lists the documents that are shown below it as parts. A part's id is its name.
 */
export const PARTS = {
  terms: ['refund', 'acceptable-use'],
  privacy: [],
  accessibility: [],
} as const satisfies Partial<Record<LegalDocument, readonly LegalDocument[]>>;

/** Screens whose parts depend only on their texts: the legal screens, each with all documents that it shows. */
export const DOCUMENTS_ON: Partial<Record<ScreenName, readonly LegalDocument[]>> = {
  terms: ['terms', ...PARTS.terms],
  appTerms: ['terms', ...PARTS.terms],
  privacy: ['privacy', ...PARTS.privacy],
  appPrivacy: ['privacy', ...PARTS.privacy],
};

/** The screens that show all questions. */
export const QUESTIONS_ON: readonly ScreenName[] = ['faq', 'help'];
