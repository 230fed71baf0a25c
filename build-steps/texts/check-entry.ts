import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isLocale, LANGUAGE_TAG, type Locale } from '../../src/routes/locales.ts';
import { match } from '../../src/routes/match.ts';
import { ANNOUNCEMENTS, CONTENT_SCHEMAS, type ContentFolder, QUESTIONS } from './content-schemas.ts';
import { pictureProblem } from './guide-pictures.ts';
import { isOutside, localLink } from './links.ts';
import { type Mistake, sayMistake } from './mistake.ts';
import { didYouMean, nearest } from './nearest.ts';
import type { Parts } from './page-parts.ts';
import { scriptOf } from './scripts.ts';
import { signMistakes } from './signs.ts';
import type { TextEntry } from './text-entry.ts';
import { wordingMistake } from './wording.ts';

/** How long an announcement may be in Latin letters: two lines on a desktop. In Chinese it is half of it. */
const MOST_CHARACTERS = 240;

/** What a text may refer to outside its file. */
export interface Surroundings {
  root: string;
  parts: Parts;
  /** The pictures' files in the folders of guides, as paths from the project's folder. */
  pictures: readonly string[];
}

/** What is wrong with one text, as `file:line: what is expected`. */
export function entryMistakes(entry: TextEntry, around: Surroundings): string[] {
  const found = entry.mistakes.length > 0 ? entry.mistakes : fieldMistakes(entry);
  const mistakes = [
    ...found,
    ...drawingMistakes(entry, around.root),
    ...announcementMistakes(entry),
    ...textMistakes(entry, around),
  ];
  return mistakes.map((mistake) => sayMistake(entry.path, mistake));
}

function fieldMistakes({ folder, locale, fields, fieldLines, tree, bodyLine }: TextEntry): Mistake[] {
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
      // A misspelt field would be reported as missing too.
      const isSlip = !(name in fields) && unknown.some((other) => nearest(other, Object.keys(shape)) === name);
      return code === 'unrecognized_keys' || isSlip
        ? []
        : [{ line: fieldLines[name] ?? 2, text: `${name}: ${message}` }];
    }),
  ];
  const told = new Set(issues.map(({ path }) => path[0]));
  const worded = Object.entries(fields).flatMap(([name, value]) => {
    const wrong =
      told.has(name) || !(name in shape) ? undefined : wordingMistake(String(value), locale, { isCurled: false });
    return wrong ? [{ line: fieldLines[name] ?? 2, text: `${name}: ${wrong}` }] : [];
  });
  const isEmpty = tree.children.every(({ type }) => type === 'yaml');
  const all = [...mistakes, ...worded];
  return isEmpty ? [...all, { line: bodyLine, text: 'expected a text below the second line "---"' }] : all;
}

function drawingMistakes({ fields, fieldLines }: TextEntry, root: string): Mistake[] {
  const { picture } = fields;
  const drawn = globSync('src/ui/guide/steps/*.astro', { cwd: root }).map((path) => basename(path, '.astro'));
  if (!picture || drawn.includes(String(picture))) return [];
  const text = `picture: none is called "${picture}", expected one of ${drawn.sort().join(', ')}`;
  return [{ line: fieldLines.picture ?? 2, text }];
}

/** An announcement is a line or two above every page. */
function announcementMistakes({ folder, locale, tree, bodyLine }: TextEntry): Mistake[] {
  if (folder !== ANNOUNCEMENTS) return [];
  const [first, ...others] = tree.children.filter(({ type }) => type !== 'yaml');
  const [odd] = first?.type === 'paragraph' ? others : [first];
  if (odd) return [{ line: odd.position?.start.line ?? bodyLine, text: 'expected one paragraph and nothing else' }];
  let length = 0;
  visit(tree, 'text', ({ value }) => {
    length += value.length;
  });
  const most = /^(?:Hans|Hant)$/.test(scriptOf(LANGUAGE_TAG[locale])) ? MOST_CHARACTERS / 2 : MOST_CHARACTERS;
  const text = `expected at most ${most} characters, and there are ${length}: say more on a page, and link to it`;
  return length > most ? [{ line: first?.position?.start.line ?? bodyLine, text }] : [];
}

/** Mistakes in the text itself, in its order. Code in backticks is not checked, because it is shown unchanged. */
function textMistakes(entry: TextEntry, { parts, pictures }: Surroundings): Mistake[] {
  const { tree, source, folder, locale } = entry;
  const mistakes: Mistake[] = [];
  visit(tree, (node, index, parent) => {
    const { line = 1, column } = node.position?.start ?? {};
    if (node.type === 'link' || node.type === 'definition') {
      const problem = linkProblem(node.url, folder, locale, parts);
      if (problem) mistakes.push({ line, text: `the link "${node.url}" ${problem}` });
    } else if (node.type === 'text') mistakes.push(...signMistakes(node, parent?.children[(index ?? 0) - 1]));
    else if (node.type === 'html') {
      mistakes.push({ line, column, text: `expected Markdown in place of ${node.value.split('\n')[0]}` });
    } else if (node.type === 'image' || node.type === 'imageReference') {
      const problem = pictureProblem(node, entry, parent, pictures);
      if (problem) mistakes.push({ line, column, text: problem });
    } else if (node.type === 'code') mistakes.push(...codeMistakes(node, source));
    else if (node.type === 'footnoteReference') {
      mistakes.push({ line, column, text: 'expected words: there are no footnotes' });
    } else if (node.type === 'heading' && node.position && node.position.end.line > node.position.start.line) {
      mistakes.push({
        line,
        text: 'the line below makes this a heading: leave a line empty between them, or write ## in front',
      });
    } else if (node.type === 'heading' && node.depth === 1) {
      mistakes.push({ line, text: 'expected ## or ###: the heading with # is the page’s own' });
    }
  });
  return [...mistakes, ...wordings(tree, locale).filter(({ line }) => mistakes.every((other) => other.line !== line))];
}

/** What is wrong with the words of each line, which may have several parts, such as bold ones. */
function wordings(tree: Root, locale: Locale): Mistake[] {
  const lines = new Map<number, string>();
  visit(tree, 'text', ({ value, position }) => {
    for (const [index, words] of value.split('\n').entries()) {
      const line = (position?.start.line ?? 1) + index;
      lines.set(line, `${lines.get(line) ?? ''} ${words}`);
    }
  });
  return [...lines].flatMap(([line, words]) => {
    const text = wordingMistake(words, locale, { isCurled: true });
    return text ? [{ line, text }] : [];
  });
}

/**
 * Code must be between lines of ```; if it is indented by four spaces, or the second line is missing, words become code
 * by mistake.
 */
function codeMistakes({ position }: Code, source: string): Mistake[] {
  const { start, end } = position ?? { start: { line: 1 }, end: { line: 1 } };
  const lines = source.split(/\r?\n/);
  const isFence = (at: number): boolean => /(`{3}|~{3})/.test(lines[at - 1] ?? '');
  if (!isFence(start.line)) {
    return [{ line: start.line, text: 'this would be shown as program code: remove the spaces in front of it' }];
  }
  if (end.line > start.line && isFence(end.line)) return [];
  return [{ line: start.line, text: 'expected another line ``` behind what is to be shown as it is: all below is' }];
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
  const { pathname, hash, searchParams } = new URL(link, 'https://site.invalid');
  const screen = match(pathname)?.name ?? '';
  // Texts are for everybody. A refund's ticket comes filled in, and has the guests' form beside it.
  if (/^ticket(?:Create)?$/.test(screen) && !searchParams.has('about')) {
    return 'asks visitors to log in: expected /contact';
  }
  const known = parts.onScreens.get(screen);
  if (!hash || !known || known.has(hash.slice(1))) return undefined;
  return `leads to no part of that page${didYouMean(hash.slice(1), [...known])}`;
}
