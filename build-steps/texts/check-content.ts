import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS } from '#prose/documents.ts';
import { LOCALES } from '#routes/locales.ts';
import { ROUTER_STEPS } from '#routes/row.ts';
import { dataMistakes, entriesOf } from './check-data.ts';
import { entryMistakes } from './check-entry.ts';
import { missingTranslations, unequalTexts } from './check-languages.ts';
import { localeMistakes } from './check-locales.ts';
import { type ContentFolder, QUESTIONS } from './content-schemas.ts';
import { GROUPS_FILE } from './data-schemas.ts';
import { sayMistake } from './mistake.ts';
import { groupOf, partsOfPages } from './page-parts.ts';
import { pictureFileMistakes } from './picture-files.ts';
import { readEntries, type TextEntry } from './text-entry.ts';

/** Returns what is wrong with the texts in `src/content` and `locales`, as `file:line: what is expected`. */
export function contentMistakes(root: string): string[] {
  // If a language has no folder, report only that. Otherwise each missing file would be a message, and there would be
  // hundreds.
  const absent = LOCALES.filter((locale) => !existsSync(join(root, 'locales', locale)));
  if (absent.length > 0) {
    return absent.map(
      (to) => `locales/${to}: is missing: "npm run add:language -- ${to} en" writes the texts of a new language`,
    );
  }
  const { entries, pictures, mistakes } = readEntries(root);
  const groups = entriesOf(root, GROUPS_FILE);
  const parts = partsOfPages(entries, groups?.map(({ name }) => name) ?? []);
  const own = entries.flatMap((entry) => entryMistakes(entry, { root, parts, pictures }));
  // Compare only texts that have no mistakes of their own with other languages.
  const isRight = ({ path }: TextEntry): boolean => own.every((other) => !other.startsWith(`${path}:`));
  return [
    ...mistakes,
    ...own,
    ...pictureFileMistakes(root, pictures),
    ...missingTranslations(entries),
    ...unequalTexts(entries.filter(isRight)),
    ...missingTexts(entries, 'legal', DOCUMENTS),
    ...missingTexts(entries, 'router', ROUTER_STEPS),
    ...(groups ? unequalGroups(entries, groups) : []),
    ...dataMistakes(root),
    ...localeMistakes(root),
  ];
}

/**
 * Returns messages about texts that pages need and that no language has. If only some languages lack a text,
 * `missingTranslations` reports it.
 */
function missingTexts(entries: readonly TextEntry[], folder: ContentFolder, names: readonly string[]): string[] {
  const places = new Set(entries.filter((entry) => entry.folder === folder).map(({ place }) => place));
  return names
    .filter((name) => !places.has(`${name}.md`))
    .map((name) => `src/content/${folder}: expected a file ${name}.md in each language`);
}

/** Returns messages about folders of questions without a group, and about groups without a question, each once. */
function unequalGroups(entries: readonly TextEntry[], groups: readonly { name: string; line: number }[]): string[] {
  const folders = new Set(entries.filter(({ folder }) => folder === QUESTIONS).map(({ place }) => groupOf(place)));
  const empty = groups.filter(({ name }) => !folders.has(name));
  const unlisted = [...folders].filter((name) => groups.every((group) => group.name !== name));
  return [
    ...empty.map(({ name, line }) =>
      sayMistake(GROUPS_FILE, {
        line,
        text: `the group "${name}" has no questions: add one in src/content/faq/<language>/${name}/, or remove the group`,
      }),
    ),
    ...unlisted.map(
      (name) =>
        `src/content/faq: the folder "${name}" is not listed in ${GROUPS_FILE}, so its questions would not be shown: add the group there`,
    ),
  ];
}
