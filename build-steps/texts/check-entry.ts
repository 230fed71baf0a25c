import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { visit } from 'unist-util-visit';
import type { Locale } from '#routes/locales.ts';
import { match } from '#routes/match.ts';
import { ANNOUNCEMENTS, CONTENT_SCHEMAS, type ContentFolder, QUESTIONS } from './content-schemas.ts';
import { pictureProblem } from './guide-pictures.ts';
import { isOutside, localLink } from './links.ts';
import { codeMistake, footnoteMistake, lineMistake, linkEndMistake } from './markdown-mistakes.ts';
import { type Mistake, sayMistake } from './mistake.ts';
import type { Parts } from './page-parts.ts';
import { wordMistakes } from './signs.ts';
import type { TextEntry } from './text-entry.ts';
import { wordingMistake } from './wording.ts';

/** The things outside its file that a text may refer to. */
export interface Surroundings {
  root: string;
  parts: Parts;
  /** The picture files in the folders of guides, as paths from the project's folder. */
  pictures: readonly string[];
}

/** Returns what is wrong with one text, as `file:line: what is expected`. */
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
  const schema = CONTENT_SCHEMAS[folder];
  const at = (name: string, what: string): Mistake => ({ line: fieldLines[name] ?? 2, text: `${name}: ${what}` });
  const issues = schema.safeParse(fields).error?.issues ?? [];
  const mistakes = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) =>
          at(name, `is not a field of this text, whose fields are ${Object.keys(schema.shape).join(', ')}`),
        )
      : [at(String(issue.path[0]), issue.message)],
  );
  const worded = Object.entries(fields).flatMap(([name, value]) => {
    const wrong = wordingMistake(String(value), locale);
    return wrong ? [at(name, wrong)] : [];
  });
  const isEmpty = tree.children.every(({ type }) => type === 'yaml');
  const empty = { line: bodyLine, text: 'expected a text below the second line "---"' };
  return [...mistakes, ...worded, ...(isEmpty ? [empty] : [])];
}

function drawingMistakes({ fields, fieldLines }: TextEntry, root: string): Mistake[] {
  const { picture } = fields;
  const drawn = globSync('src/features/apple-id/steps/*.svg', { cwd: root }).map((path) => basename(path, '.svg'));
  if (!picture || drawn.includes(String(picture))) return [];
  const text = `picture: there is no drawing "${picture}": use one of ${drawn.sort().join(', ')}`;
  return [{ line: fieldLines.picture ?? 2, text }];
}

/**
 * Returns a mistake if an announcement is more than one paragraph: it appears above every page, so it must be short.
 */
function announcementMistakes({ folder, tree, bodyLine }: TextEntry): Mistake[] {
  if (folder !== ANNOUNCEMENTS) return [];
  const [first, ...others] = tree.children.filter(({ type }) => type !== 'yaml');
  const [odd] = first?.type === 'paragraph' ? others : [first];
  return odd ? [{ line: odd.position?.start.line ?? bodyLine, text: 'expected one paragraph and nothing else' }] : [];
}

/**
 * Returns the mistakes in the text itself, in its order. Code in backticks is not checked, because it is shown
 * unchanged.
 */
function textMistakes(entry: TextEntry, { parts, pictures }: Surroundings): Mistake[] {
  const { tree, folder, locale, source } = entry;
  const mistakes: Mistake[] = [];
  visit(tree, (node, _, parent) => {
    const { line = 1, column } = node.position?.start ?? {};
    const odd = codeMistake(node, source) ?? footnoteMistake(node) ?? lineMistake(node);
    if (odd) mistakes.push(odd);
    if (node.type === 'link' || node.type === 'definition') {
      const problem = linkProblem(node.url, folder, locale, parts) ?? linkEndMistake(node);
      if (problem) mistakes.push({ line, text: `the link "${node.url}" ${problem}` });
    } else if (node.type === 'text') mistakes.push(...wordMistakes(node.value, locale, line));
    else if (node.type === 'html') {
      mistakes.push({
        line,
        column,
        text: `HTML is not allowed: write Markdown instead of ${node.value.split('\n')[0]}`,
      });
    } else if (node.type === 'image' || node.type === 'imageReference') {
      const problem = pictureProblem(node, entry, parent, pictures);
      if (problem) mistakes.push({ line, column, text: problem });
    } else if (node.type === 'heading' && node.depth === 1) {
      mistakes.push({ line, text: 'write ## or ### for this heading: # is the title of the page' });
    }
  });
  return mistakes;
}

function linkProblem(target: string, folder: ContentFolder, locale: Locale, parts: Parts): string | undefined {
  if (isOutside(target)) return undefined;
  if (target.startsWith('#')) {
    if (folder === QUESTIONS && parts.questions.has(target.slice(1))) return undefined;
    return 'leads to no question: write #<group> or #<group>-<name of the question’s file without its number>';
  }
  const link = target.startsWith('/') ? localLink(target, locale) : undefined;
  if (!link) {
    return 'leads to no page of this site: write its path without a language (/account), or an address with https://';
  }
  const { pathname, hash, searchParams } = new URL(link, 'https://site.invalid');
  const screen = match(pathname)?.name ?? '';
  // Anybody can read these texts, and only members can open these pages. With `about`, the page also has a form for
  // guests: it opens a ticket about a refund. An answer of the FAQ may lead members to the tickets that they have.
  const forMembers = folder === QUESTIONS ? /^ticketCreate$/ : /^ticket(?:Create)?$/;
  if (forMembers.test(screen) && !searchParams.has('about')) {
    return 'leads to a page that only members can open: write /contact';
  }
  const known = parts.onScreens.get(screen);
  return !hash || !known || known.has(hash.slice(1))
    ? undefined
    : 'leads to a part that this page does not have: correct what follows the #';
}
