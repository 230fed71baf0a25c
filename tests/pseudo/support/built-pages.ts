import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { judge } from './judge.ts';
import { PSEUDO } from './language.ts';

/** Attributes that are read out or shown. */
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

/** Facts of schema.org that are no words. */
const NO_WORDS = /^@|^(?:url|logo|image|item|availableLanguage|inLanguage|contactType|priceCurrency|operatingSystem)$/;

/** What is typed or compared as it stands. */
const CODES = ['code', 'kbd', 'samp'];

/** What is no text. */
const SKIPPED = ['script', 'style', 'template', ...CODES];

/** What stands within a sentence. */
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

/** What is wrong with the words of the built pages of the made-up language, each with its page; in browsers more is seen. */
export function wrongInPages(dist: string, isKnown: (words: string) => boolean): string[] {
  const files = globSync(`${PSEUDO}/**/*.html`, { cwd: dist }).sort();
  return files.flatMap((file) => {
    const tree = fromHtml(readFileSync(join(dist, file), 'utf8'));
    const wrong = [
      ...runsOf(tree, INLINE).flatMap((run) => judge(run, isKnown).filter(({ kind }) => kind === 'untranslated')),
      // Which elements stand in one line, only a browser knows: so within one only.
      ...runsOf(tree, []).flatMap((run) => judge(run, isKnown).filter(({ kind }) => kind === 'joined')),
    ];
    return wrong.map(({ kind, text }) => `${file}: ${kind}: ${text.slice(0, 200)}`);
  });
}

/** All runs of words of a page: texts, what is said of elements, and what search engines and shared links are told. */
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

/** The language switch names each language in itself. */
function isOfOtherLanguage({ properties }: Element): boolean {
  return typeof properties.hrefLang === 'string';
}
