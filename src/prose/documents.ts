import type { ScreenName } from '../routes/table.ts';

/** The documents below `src/content/legal/<language>/` (docs/behaviour/legal.md#documents). */
export const DOCUMENTS = ['terms', 'refund', 'acceptable-use', 'privacy', 'contact'] as const;
export type LegalDocument = (typeof DOCUMENTS)[number];

/** The legal screens' own documents, each with those that stand below it, as parts with their name as id. */
export const PARTS = {
  terms: ['refund', 'acceptable-use'],
  privacy: [],
} as const satisfies Partial<Record<LegalDocument, readonly LegalDocument[]>>;

/** Screens whose parts are known from their texts alone: those of legal documents, each with all that stand on it. */
export const DOCUMENTS_ON: Partial<Record<ScreenName, readonly LegalDocument[]>> = {
  terms: ['terms', ...PARTS.terms],
  appTerms: ['terms', ...PARTS.terms],
  privacy: ['privacy', ...PARTS.privacy],
  appPrivacy: ['privacy', ...PARTS.privacy],
};

/** Screens that show all questions. */
export const QUESTIONS_ON: readonly ScreenName[] = ['faq', 'help'];
