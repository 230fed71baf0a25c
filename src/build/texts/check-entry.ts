import { globSync } from 'node:fs';
import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPlace, partsOf, unknownPlace } from '../../prose/places.ts';
import { isLocale, type Locale } from '../../routes/locales.ts';
import { CONTENT_SCHEMAS, type ContentFolder, QUESTIONS } from './content-schemas.ts';
import type { Mistake } from './front-matter.ts';
import { isOutside, localLink } from './links.ts';
import type { TextEntry } from './text-entry.ts';

/** What a text may refer to in other files. */
export interface Surroundings {
  root: string;
  /** The groups of questions. */
  groups: readonly string[];
  /** The ids of groups and questions on their page. */
  anchors: ReadonlySet<string>;
}

/** What is wrong with one text, as `file:line: what is expected`. */
export function entryMistakes(entry: TextEntry, around: Surroundings): string[] {
  const found = entry.mistakes.length > 0 ? entry.mistakes : fieldMistakes(entry);
  const mistakes = [...found, ...referenceMistakes(entry, around), ...textMistakes(entry, around.anchors)];
  return mistakes.map(({ line, text }) => `${entry.path}:${line}: ${text}`);
}

function fieldMistakes({ folder, fields, fieldLines, tree, bodyLine }: TextEntry): Mistake[] {
  const mistakes = (CONTENT_SCHEMAS[folder].safeParse(fields).error?.issues ?? []).flatMap((issue) => {
    const isUnknown = issue.code === 'unrecognized_keys';
    const names = isUnknown ? issue.keys : [String(issue.path[0])];
    return names.map((name) => ({
      line: fieldLines[name] ?? 2,
      text: `${name}: ${isUnknown ? 'is no field of this kind of text' : issue.message}`,
    }));
  });
  const isEmpty = tree.children.every(({ type }) => type === 'yaml');
  return isEmpty ? [...mistakes, { line: bodyLine, text: 'expected a text below the second line "---"' }] : mistakes;
}

function referenceMistakes(
  { folder, place, fields, fieldLines }: TextEntry,
  { root, groups }: Surroundings,
): Mistake[] {
  const mistakes: Mistake[] = [];
  if (folder === QUESTIONS && !groups.includes(place.split('/')[0] ?? '')) {
    const text = `expected the folder to be one of src/content/faq/groups.json: ${groups.join(', ')}`;
    mistakes.push({ line: 1, text });
  }
  const { picture } = fields;
  if (picture && globSync(`src/components/guide/steps/${picture}.astro`, { cwd: root }).length === 0) {
    const text = `picture: src/components/guide/steps has no "${picture}"`;
    mistakes.push({ line: fieldLines.picture ?? 2, text });
  }
  return mistakes;
}

/** Mistakes in the text itself, in its order. Text in backticks is not checked, since it is shown as it is. */
function textMistakes({ tree, folder, locale }: TextEntry, anchors: ReadonlySet<string>): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const problem = linkProblem(node.url, folder, locale, anchors);
      if (problem) mistakes.push({ line, text: `the link "${node.url}" ${problem}` });
    } else if (node.type === 'text') mistakes.push(...unknownPlaces(node, line));
    else if (node.type === 'html') mistakes.push({ line, text: `expected Markdown in place of ${node.value}` });
  });
  return mistakes;
}

function unknownPlaces({ value }: Text, firstLine: number): Mistake[] {
  const mistakes: Mistake[] = [];
  let line = firstLine;
  for (const part of partsOf(value)) {
    if (part.kind === 'place' && !isPlace(part.name)) mistakes.push({ line, text: unknownPlace(part.name) });
    line += part.text.split('\n').length - 1;
  }
  return mistakes;
}

function linkProblem(
  target: string,
  folder: ContentFolder,
  locale: Locale,
  anchors: ReadonlySet<string>,
): string | undefined {
  if (isOutside(target)) return undefined;
  if (target.startsWith('#')) {
    if (folder === QUESTIONS && anchors.has(target.slice(1))) return undefined;
    return 'leads to no question: expected #<group> or #<group>-<name of the question’s file without number>';
  }
  if (!target.startsWith('/')) return 'is neither a page of this site (/account) nor an address with https://';
  if (isLocale(target.split('/')[1])) return 'names a language: leave that out, readers stay in their own';
  return localLink(target, locale) ? undefined : 'leads to no page of this site';
}
