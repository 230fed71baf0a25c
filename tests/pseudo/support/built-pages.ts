import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { judge } from './judge.ts';
import { PSEUDO } from './language.ts';

/** Attributes that are shown or read by screen readers. */
const SAID = [
  'ariaLabel',
  'ariaDescription',
  'ariaRoleDescription',
  'ariaValueText',
  'title',
  'alt',
  'placeholder',
  'dataAsk',
];

/** Properties of schema.org that hold no translated text. */
const NO_WORDS = /^@|^(?:url|logo|image|item|availableLanguage|inLanguage|contactType|priceCurrency|operatingSystem)$/;

/** Elements whose text is typed or compared exactly. */
const CODES = ['code', 'kbd', 'samp'];

/** Elements without text for readers. */
const SKIPPED = ['script', 'style', 'template', ...CODES];

/** Elements inside a sentence. */
const INLINE = [
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
];

/** Problems with the texts of the made-up language's built pages, each with its page. Tests in a browser find more. */
export function wrongInPages(dist: string, isKnown: (words: string) => boolean): string[] {
  const files = globSync(`${PSEUDO}/**/*.html`, { cwd: dist }).sort();
  return files.flatMap((file) => {
    const tree = fromHtml(readFileSync(join(dist, file), 'utf8'));
    const wrong = [
      ...runsOf(tree, INLINE).flatMap((run) => judge(run, isKnown).filter(({ kind }) => kind === 'untranslated')),
      // Only a browser knows which elements share a line, so this looks within single elements.
      ...runsOf(tree, []).flatMap((run) => judge(run, isKnown).filter(({ kind }) => kind === 'joined')),
    ];
    return wrong.map(({ kind, text }) => `${file}: ${kind}: ${text.slice(0, 200)}`);
  });
}

/** All runs of text of a page: texts, attributes, and texts for search engines and shared links. */
function runsOf(tree: Root, inline: readonly string[]): string[] {
  const runs: string[] = [];
  let run = '';
  const end = (): void => {
    runs.push(run);
    run = '';
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'text') run += node.value;
    if (node.type !== 'element' && node.type !== 'root') return;
    const isInline = node.type === 'element' && inline.includes(node.tagName);
    if (!isInline && !(node.type === 'element' && CODES.includes(node.tagName))) end();
    if (node.type === 'element') runs.push(...saidOf(node));
    const isSkipped = node.type === 'element' && (SKIPPED.includes(node.tagName) || isOfOtherLanguage(node));
    if (!isSkipped) node.children.forEach(visit);
    if (!isInline && !isSkipped) end();
  };
  visit(tree);
  return runs.filter((each) => each.trim() !== '');
}

function saidOf({ tagName, properties, children }: Element): string[] {
  const values = SAID.map((name) => properties[name]).filter((value) => typeof value === 'string');
  const { name, property, content, type } = properties;
  const isDescription = /description|title|image:alt|site_name/.test(`${name} ${property}`);
  if (tagName === 'meta' && isDescription && typeof content === 'string') values.push(content);
  const [first] = children;
  if (type === 'application/ld+json' && first?.type === 'text') values.push(...wordsIn(JSON.parse(first.value)));
  return values;
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (NO_WORDS.test(name) ? [] : wordsIn(inner)));
}

/** The language switch shows each language's name in that language. */
function isOfOtherLanguage({ properties }: Element): boolean {
  return typeof properties.hrefLang === 'string';
}
