import * as config from '#config.ts';
import { DOCUMENTS_ON, QUESTIONS_ON } from '#prose/documents.ts';
import { entryName } from '#prose/entry-name.ts';
import { QUESTIONS } from './content-schemas.ts';
import { headingIds } from './headings.ts';
import type { TextEntry } from './text-entry.ts';

/** The ids that texts may link to. */
export interface Parts {
  /** The ids of groups and questions. */
  questions: ReadonlySet<string>;
  /** The ids on each screen that consists of texts. The ids on other screens are known only after the build. */
  onScreens: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the ids on the pages of questions and of legal texts. */
export function partsOfPages(entries: readonly TextEntry[], groups: readonly string[]): Parts {
  const own = entries.filter(({ folder }) => folder === QUESTIONS);
  const questions = new Set([...groups, ...own.map(({ place }) => groupOf(place)), ...own.map(questionId)]);
  // A legal screen has sections about logs only if the operator has set `logs` (docs/behaviour/legal.md#logs).
  const logs = Object.keys(config.logs).length > 0 ? ['logs'] : [];
  const legal = Object.entries(DOCUMENTS_ON).map(
    ([screen, names]) =>
      [screen, new Set([...names, ...logs, ...names.flatMap((name) => idsIn(name, entries))])] as const,
  );
  return { questions, onScreens: new Map([...QUESTIONS_ON.map((screen) => [screen, questions] as const), ...legal]) };
}

/** Returns the id of a question: the address of `faq/<language>/more/03-upgrade.md` ends in `#more-upgrade`. */
function questionId({ place }: Pick<TextEntry, 'place'>): string {
  return `${groupOf(place)}-${entryName(place.replace(/\.md$/, ''))}`;
}

/** Returns the group of a question, which is the first folder of its path. */
export function groupOf(place: string): string {
  return place.split('/')[0] ?? '';
}

function idsIn(document: string, entries: readonly TextEntry[]): string[] {
  const english = entries.find(
    ({ folder, locale, place }) => folder === 'legal' && locale === 'en' && place === `${document}.md`,
  );
  return english ? headingIds(document, english.source) : [];
}
