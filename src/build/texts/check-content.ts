import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlace, localLink, PLACES } from '../prose/prose.ts';
import { LOCALES, type Locale } from '../routes/locales.ts';
import { ROUTER_STEPS } from '../routes/table.ts';
import { CONTENT_SCHEMAS, type ContentFolder } from './content-schemas.ts';
import { lineAt, parseTextFile, type TextFile } from './text-file.ts';

/** A text with where it belongs. */
interface Entry {
  path: string;
  folder: ContentFolder;
  locale: Locale;
  /** The path below the language, the same in all languages: `more/03-upgrade.md`. */
  place: string;
  file: TextFile;
}

/** How a file's path below its language has to look. */
const PLACE_SHAPES: Record<ContentFolder, { pattern: RegExp; example: string }> = {
  faq: { pattern: /^[a-z]+\/\d\d-[a-z0-9-]+\.md$/, example: 'more/11-gift-cards.md' },
  legal: { pattern: /^[a-z-]+\.md$/, example: 'terms.md' },
  router: { pattern: /^\d\.md$/, example: '1.md' },
  'apple-id': { pattern: /^\d\d-[a-z0-9-]+\.md$/, example: '01-start.md' },
};

/** Throws one sentence a mistake, with file and line, when editors' texts can't be published as they stand. */
export function checkContent(root = process.cwd()): void {
  const mistakes = contentMistakes(root);
  if (mistakes.length > 0) throw new Error(`src/content can't be published yet:\n${mistakes.join('\n')}`);
}

/** What is wrong with the texts below `src/content`, as `file:line: what is expected`. */
export function contentMistakes(root: string): string[] {
  const mistakes: string[] = [];
  const entries: Entry[] = [];
  for (const folder of Object.keys(CONTENT_SCHEMAS) as ContentFolder[]) {
    for (const found of globSync(`src/content/${folder}/**/*.md`, { cwd: root }).sort()) {
      const path = found.replaceAll('\\', '/');
      const [locale = '', ...rest] = path.slice(`src/content/${folder}/`.length).split('/');
      const { pattern, example } = PLACE_SHAPES[folder];
      const place = rest.join('/');
      if (!(LOCALES as readonly string[]).includes(locale) || !pattern.test(place)) {
        mistakes.push(`${path}: expected a path like src/content/${folder}/${LOCALES.join('|')}/${example}`);
        continue;
      }
      const file = parseTextFile(readFileSync(join(root, path), 'utf8'));
      entries.push({ path, folder, locale: locale as Locale, place, file });
    }
  }
  const groups = readGroups(root, mistakes);
  const anchors = questionAnchors(entries, groups);
  for (const entry of entries) mistakes.push(...entryMistakes(entry, anchors, groups, root));
  return [...mistakes, ...missingTranslations(entries), ...unequalHeadings(entries), ...missingSteps(entries)];
}

function entryMistakes(entry: Entry, anchors: ReadonlySet<string>, groups: readonly string[], root: string): string[] {
  const { path, folder, locale, place, file } = entry;
  const say = (line: number, text: string): string => `${path}:${line}: ${text}`;
  const mistakes = file.mistakes.map(({ line, text }) => say(line, text));
  if (mistakes.length === 0) {
    for (const issue of CONTENT_SCHEMAS[folder].safeParse(file.fields).error?.issues ?? []) {
      const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
      for (const name of names) {
        const text = issue.code === 'unrecognized_keys' ? 'is no field of this kind of text' : issue.message;
        mistakes.push(say(file.fieldLines[name] ?? 2, `${name}: ${text}`));
      }
    }
    if (!file.body.trim()) mistakes.push(say(file.bodyLine, 'expected a text below the second line "---"'));
  }
  const group = place.split('/')[0] ?? '';
  if (folder === 'faq' && !groups.includes(group)) {
    mistakes.push(say(1, `expected the folder to be one of src/content/faq/groups.json: ${groups.join(', ')}`));
  }
  const { picture } = file.fields;
  if (picture && globSync(`src/components/guide/steps/${picture}.astro`, { cwd: root }).length === 0) {
    mistakes.push(say(file.fieldLines.picture ?? 2, `picture: src/components/guide/steps has no "${picture}"`));
  }
  for (const { index, 1: target = '' } of file.body.matchAll(/\]\(([^)\s]*)[^)]*\)/g)) {
    const problem = linkProblem(target, folder, locale, anchors);
    if (problem) mistakes.push(say(lineAt(file.body, index, file.bodyLine), `the link "${target}" ${problem}`));
  }
  for (const { index, 0: found, 1: name = '' } of file.body.matchAll(/\{(\w+)\}/g)) {
    if (isPlace(name)) continue;
    const known = Object.keys(PLACES).map((known) => `{${known}}`);
    mistakes.push(say(lineAt(file.body, index, file.bodyLine), `${found} is unknown, expected ${known.join(' ')}`));
  }
  return mistakes;
}

function linkProblem(
  target: string,
  folder: ContentFolder,
  locale: Locale,
  anchors: ReadonlySet<string>,
): string | undefined {
  if (/^(https:\/\/|mailto:)/.test(target)) return undefined;
  if (target.startsWith('#')) {
    if (folder === 'faq' && anchors.has(target.slice(1))) return undefined;
    return 'leads to no question: expected #<group> or #<group>-<name of the question’s file without number>';
  }
  if (!target.startsWith('/')) return 'is neither a page of this site (/account) nor an address with https://';
  if (/^\/(zh|tw|en)(\/|$)/.test(target)) return 'names a language: leave that out, readers stay in their own';
  return localLink(target, locale) ? undefined : 'leads to no page of this site';
}

function readGroups(root: string, mistakes: string[]): string[] {
  const path = 'src/content/faq/groups.json';
  try {
    const groups = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      id: string;
      title: Record<string, string>;
    }[];
    for (const { id, title } of groups) {
      const lacking = LOCALES.filter((locale) => !title?.[locale]?.trim());
      if (lacking.length > 0) mistakes.push(`${path}: the group "${id}" has no title in ${lacking.join(', ')}`);
    }
    return groups.map(({ id }) => id);
  } catch (error) {
    mistakes.push(`${path}: expected a list of {"id": …, "title": {"zh": …, "tw": …, "en": …}} (${String(error)})`);
    return [];
  }
}

function questionAnchors(entries: readonly Entry[], groups: readonly string[]): Set<string> {
  const questions = entries.filter(({ folder }) => folder === 'faq').map(({ place }) => place);
  return new Set([...groups, ...questions.map((place) => place.replace(/\/\d\d-/, '-').replace(/\.md$/, ''))]);
}

function missingTranslations(entries: readonly Entry[]): string[] {
  const places = new Map<string, Locale[]>();
  for (const { folder, place, locale } of entries) {
    places.set(`${folder}/%/${place}`, [...(places.get(`${folder}/%/${place}`) ?? []), locale]);
  }
  return [...places].flatMap(([place, present]) =>
    LOCALES.filter((locale) => !present.includes(locale)).map(
      (locale) =>
        `src/content/${place.replace('%', locale)}: is missing, though the text stands in ${LOCALES.filter((other) => present.includes(other)).join(' and ')}`,
    ),
  );
}

/** Headings carry the addresses of a text's parts, which are the same in all languages: so must be their number and levels. */
function unequalHeadings(entries: readonly Entry[]): string[] {
  const levels = ({ file }: Entry): string =>
    [...file.body.matchAll(/^(#{2,4}) /gm)].map(([, marks = '']) => marks.length).join(' ');
  return entries
    .filter(({ locale }) => locale !== 'en')
    .flatMap((entry) => {
      const english = entries.find(
        ({ folder, place, locale }) => locale === 'en' && folder === entry.folder && place === entry.place,
      );
      if (!english || levels(english) === levels(entry)) return [];
      return [`${entry.path}:${entry.file.bodyLine}: expected the same headings (## and ###) as in ${english.path}`];
    });
}

function missingSteps(entries: readonly Entry[]): string[] {
  const steps = new Set(entries.filter(({ folder }) => folder === 'router').map(({ place }) => place));
  return ROUTER_STEPS.filter((step) => steps.size > 0 && !steps.has(`${step}.md`)).map(
    (step) => `src/content/router: expected a file ${step}.md in each language`,
  );
}
