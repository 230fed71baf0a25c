import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../routes/locales.ts';
import { ROUTER_STEPS } from '../../routes/table.ts';
import { dataMistakes } from './check-data.ts';
import { entryMistakes } from './check-entry.ts';
import { missingTranslations, unequalHeadings, unequalNeeds } from './check-languages.ts';
import { QUESTIONS } from './content-schemas.ts';
import { readEntries, type TextEntry } from './text-entry.ts';

/** Throws if editors' texts can't be published as they are; the message names file and line of each mistake. */
export function checkContent(root = process.cwd()): void {
  const mistakes = contentMistakes(root);
  if (mistakes.length > 0) throw new Error(`src/content can't be published yet:\n${mistakes.join('\n')}`);
}

/** What is wrong with the texts below `src/content`, as `file:line: what is expected`. */
export function contentMistakes(root: string): string[] {
  const { entries, mistakes } = readEntries(root);
  const { groups, mistakes: groupMistakes } = readGroups(root);
  const around = { root, groups, anchors: questionAnchors(entries, groups) };
  return [
    ...mistakes,
    ...groupMistakes,
    ...entries.flatMap((entry) => entryMistakes(entry, around)),
    ...missingTranslations(entries),
    ...unequalHeadings(entries),
    ...unequalNeeds(entries),
    ...missingSteps(entries),
    ...dataMistakes(root),
  ];
}

function readGroups(root: string): { groups: string[]; mistakes: string[] } {
  const path = 'src/content/faq/groups.json';
  try {
    const groups = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      id: string;
      title?: Record<string, string>;
    }[];
    const mistakes = groups.flatMap(({ id, title }) => {
      const lacking = LOCALES.filter((locale) => !title?.[locale]?.trim());
      return lacking.length > 0 ? [`${path}: the group "${id}" has no title in ${lacking.join(', ')}`] : [];
    });
    return { groups: groups.map(({ id }) => id), mistakes };
  } catch (error) {
    const title = LOCALES.map((locale) => `"${locale}": …`).join(', ');
    const mistake = `${path}: expected a list of {"id": …, "title": {${title}}} (${String(error)})`;
    return { groups: [], mistakes: [mistake] };
  }
}

function questionAnchors(entries: readonly TextEntry[], groups: readonly string[]): Set<string> {
  const questions = entries.filter(({ folder }) => folder === QUESTIONS).map(({ place }) => place);
  return new Set([...groups, ...questions.map((place) => place.replace(/\/\d\d-/, '-').replace(/\.md$/, ''))]);
}

function missingSteps(entries: readonly TextEntry[]): string[] {
  const steps = new Set(entries.filter(({ folder }) => folder === 'router').map(({ place }) => place));
  return ROUTER_STEPS.filter((step) => steps.size > 0 && !steps.has(`${step}.md`)).map(
    (step) => `src/content/router: expected a file ${step}.md in each language`,
  );
}
