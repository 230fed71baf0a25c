import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import faqGroups from '../content/faq/groups.json' with { type: 'json' };
import type { Locale } from '../routes/locales.ts';
import { fillPlaces, finishProse, type ProseHeading, plainText, proseHeadings } from './prose.ts';

/** The documents below `src/content/legal/<language>/`. */
export type LegalDocument = 'terms' | 'refund' | 'acceptable-use' | 'privacy' | 'contact';

/** An editor's document, ready for its page. */
export interface LegalText {
  title: string;
  /** One sentence for search engines and under the heading. */
  description: string;
  /** The year of the last change (spec §2). */
  updated: string;
  html: string;
  headings: ProseHeading[];
}

/** A question with its answer. */
interface Question {
  /** `<group>-<name>`, the same in all languages: the question's address is `#<id>`. */
  id: string;
  question: string;
  html: string;
  /** The answer without markup, for search engines. */
  text: string;
}

/** A group of questions. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

/** A step of the router guide. */
export interface RouterStep {
  step: string;
  title: string;
  summary: string;
  html: string;
}

/** A step of the Apple ID guide. */
export interface AppleIdStep {
  title: string;
  html: string;
  alt: string;
  /** A drawing of `components/guide/steps`. */
  picture: string;
}

/** A legal text (or the contact page's body) in one language; `demote` as in `finishProse`. */
export async function legalText(document: LegalDocument, locale: Locale, demote = 0): Promise<LegalText> {
  const source = htmlOf(await legalEntry(`en/${document}`));
  const headingIds = proseHeadings(source, []).map(({ text }) => `${document}-${slug(text)}`);
  const entry = await legalEntry(`${locale}/${document}`);
  const html = htmlOf(entry);
  return {
    title: entry.data.title,
    description: fillPlaces(entry.data.description, locale),
    updated: entry.data.updated,
    html: finishProse(html, { locale, headingIds, demote }),
    headings: proseHeadings(html, headingIds),
  };
}

/** All questions in one language, in their groups' order and their files' order (spec §2, Help). */
export async function questionGroups(locale: Locale): Promise<QuestionGroup[]> {
  const entries = await entriesOf('faq', locale);
  return faqGroups.map(({ id, title }) => ({
    id,
    title: title[locale],
    questions: entries
      .filter((entry) => entry.id.split('/')[1] === id)
      .map((entry) => {
        const html = finishProse(htmlOf(entry), { locale });
        return {
          id: `${id}-${nameOf(entry.id)}`,
          question: fillPlaces(entry.data.question, locale),
          html,
          text: plainText(html),
        };
      }),
  }));
}

/** The router guide's steps, in order. */
export async function routerSteps(locale: Locale): Promise<RouterStep[]> {
  const entries = await entriesOf('router', locale);
  return entries.map((entry) => ({
    step: nameOf(entry.id),
    title: entry.data.title,
    summary: fillPlaces(entry.data.summary, locale),
    html: finishProse(htmlOf(entry), { locale }),
  }));
}

/** The Apple ID guide's steps, in order. */
export async function appleIdSteps(locale: Locale): Promise<AppleIdStep[]> {
  const entries = await entriesOf('appleId', locale);
  return entries.map((entry) => ({ ...entry.data, html: finishProse(htmlOf(entry), { locale }) }));
}

type Collection = 'faq' | 'legal' | 'router' | 'appleId';

async function entriesOf<C extends Collection>(collection: C, locale: Locale): Promise<CollectionEntry<C>[]> {
  const entries = await getCollection(collection, ({ id }) => id.startsWith(`${locale}/`));
  return entries.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

async function legalEntry(id: string): Promise<CollectionEntry<'legal'>> {
  const entry = await getEntry('legal', id);
  if (!entry) throw new Error(`src/content/legal/${id}.md is missing`);
  return entry;
}

function htmlOf(entry: { id: string; rendered?: { html: string } }): string {
  if (!entry.rendered) throw new Error(`"${entry.id}" could not be rendered`);
  return entry.rendered.html;
}

/** A file's name without the number that sorts it: `more/03-upgrade` → `upgrade`; a number alone stays. */
function nameOf(id: string): string {
  return (id.split('/').at(-1) ?? '').replace(/^\d+-/, '');
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
