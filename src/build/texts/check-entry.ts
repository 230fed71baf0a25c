import { globSync } from 'node:fs';
import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPlace, partsOf, unknownPlace } from '../../prose/places.ts';
import { isLocale, type Locale } from '../../routes/locales.ts';
import { match } from '../../routes/match.ts';
import { CONTENT_SCHEMAS, type ContentFolder, QUESTIONS } from './content-schemas.ts';
import { isOutside, localLink } from './links.ts';
import { type Mistake, sayMistake } from './mistake.ts';
import { didYouMean, nearest } from './nearest.ts';
import type { Parts } from './page-parts.ts';
import type { TextEntry } from './text-entry.ts';

/** What a text may refer to in other files. */
export interface Surroundings {
  root: string;
  parts: Parts;
}

/** What is wrong with one text, as `file:line: what is expected`. */
export function entryMistakes(entry: TextEntry, around: Surroundings): string[] {
  const found = entry.mistakes.length > 0 ? entry.mistakes : fieldMistakes(entry);
  const mistakes = [...found, ...pictureMistakes(entry, around.root), ...textMistakes(entry, around.parts)];
  return mistakes.map((mistake) => sayMistake(entry.path, mistake));
}

function fieldMistakes({ folder, fields, fieldLines, tree, bodyLine }: TextEntry): Mistake[] {
  const { shape } = CONTENT_SCHEMAS[folder];
  const issues = CONTENT_SCHEMAS[folder].safeParse(fields).error?.issues ?? [];
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const mistakes = [
    ...unknown.map((name) => {
      const text = `${name}: is no field of this kind of text${didYouMean(name, Object.keys(shape))}`;
      return { line: fieldLines[name] ?? 2, text };
    }),
    ...issues.flatMap(({ code, path, message }) => {
      const name = String(path[0]);
      // One that is misspelt is missing, too.
      const isSlip = !(name in fields) && unknown.some((other) => nearest(other, Object.keys(shape)) === name);
      return code === 'unrecognized_keys' || isSlip
        ? []
        : [{ line: fieldLines[name] ?? 2, text: `${name}: ${message}` }];
    }),
  ];
  const isEmpty = tree.children.every(({ type }) => type === 'yaml');
  return isEmpty ? [...mistakes, { line: bodyLine, text: 'expected a text below the second line "---"' }] : mistakes;
}

function pictureMistakes({ fields, fieldLines }: TextEntry, root: string): Mistake[] {
  const { picture } = fields;
  if (!picture || globSync(`src/components/guide/steps/${picture}.astro`, { cwd: root }).length > 0) return [];
  return [{ line: fieldLines.picture ?? 2, text: `picture: src/components/guide/steps has no "${picture}"` }];
}

/** Mistakes in the text itself, in its order. Text in backticks is not checked, since it is shown as it is. */
function textMistakes({ tree, folder, locale }: TextEntry, parts: Parts): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, (node) => {
    const { line = 1, column } = node.position?.start ?? {};
    if (node.type === 'link' || node.type === 'definition') {
      const problem = linkProblem(node.url, folder, locale, parts);
      if (problem) mistakes.push({ line, text: `the link "${node.url}" ${problem}` });
    } else if (node.type === 'text') mistakes.push(...unknownPlaces(node, line), ...leftOverSigns(node, line));
    else if (node.type === 'html') {
      mistakes.push({ line, column, text: `expected Markdown in place of ${node.value.split('\n')[0]}` });
    } else if (node.type === 'image') {
      mistakes.push({ line, column, text: 'expected words: pictures can’t be put into texts' });
    } else if (node.type === 'heading' && node.depth === 1) {
      mistakes.push({ line, text: 'expected ## or ###: the heading with # is the page’s own' });
    }
  });
  return mistakes;
}

/** Signs of Markdown that were meant to do something, and would be shown. */
const LEFT_OVER: readonly [sign: RegExp, text: string][] = [
  [
    /\*\*/,
    'these ** would be shown: bold text needs them on both sides, without a space inside, and outside a space, or no punctuation just inside',
  ],
  [/\]\s?[([]/, 'this link would be shown as it is: write [words](address), without a space between or in the address'],
];

function leftOverSigns({ value }: Text, firstLine: number): Mistake[] {
  return value
    .split('\n')
    .flatMap((words, index) =>
      LEFT_OVER.flatMap(([sign, text]) => (sign.test(words) ? [{ line: firstLine + index, text }] : [])),
    );
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

function linkProblem(target: string, folder: ContentFolder, locale: Locale, parts: Parts): string | undefined {
  if (isOutside(target)) return undefined;
  if (target.startsWith('#')) {
    if (folder === QUESTIONS && parts.questions.has(target.slice(1))) return undefined;
    return 'leads to no question: expected #<group> or #<group>-<name of the question’s file without number>';
  }
  if (!target.startsWith('/')) return 'is neither a page of this site (/account) nor an address with https://';
  if (isLocale(target.split('/')[1])) return 'names a language: leave that out, readers stay in their own';
  const link = localLink(target, locale);
  if (!link) return 'leads to no page of this site';
  const { pathname, hash } = new URL(link, 'https://site.invalid');
  const known = parts.onScreens.get(match(pathname)?.name ?? '');
  if (!hash || !known || known.has(hash.slice(1))) return undefined;
  return `leads to no part of that page${didYouMean(hash.slice(1), [...known])}`;
}
