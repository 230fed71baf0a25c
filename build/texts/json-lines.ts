import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { isOfAWord, sentenceForJson } from './json-sentences.ts';
import type { Mistake } from './mistake.ts';
import { readText } from './read-text.ts';

/** What a JSON file holds, and where. */
export interface LinedJson {
  /** Undefined in a broken file. */
  value: unknown;
  /** The line of what is at a path; that of the nearest around it where nothing is there. */
  lineOf(path: readonly (string | number)[]): number;
  /** What can't be read, one per line, and names that stand twice: of those JSON's readers silently take the last. */
  mistakes: Mistake[];
}

/** No comments and no comma too many: what `JSON.parse` takes, which is what reads these files elsewhere. */
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Reads an editor's JSON file, with what is wrong with how it was saved. */
export function readJsonFile(root: string, path: string): LinedJson {
  const { source, isReadable, mistakes } = readText(root, path);
  if (!isReadable) return { value: undefined, lineOf: () => 1, mistakes };
  const json = readJson(source);
  // A sign that JSON's reader stumbles over is told once.
  const others = json.mistakes.filter(({ line }) => mistakes.every((mistake) => mistake.line !== line));
  return { ...json, mistakes: [...mistakes, ...others] };
}

/** Reads JSON with the lines of what is in it. */
export function readJson(source: string): LinedJson {
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, STRICT);
  const starts = lineStarts(source);
  const lineAt = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  const lineOf = (path: readonly (string | number)[]): number => {
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  const broken = withoutConsequences(errors, lineAt).map((error) => {
    const { offset, text } = sentenceForJson(source, error);
    const line = lineAt(offset);
    return { line, column: offset - (starts[line - 1] ?? 0) + 1, text };
  });
  if (broken.length > 0) return { value: undefined, lineOf, mistakes: firstOfEachLine(broken) };
  return { value: JSON.parse(source), lineOf, mistakes: tree ? repeatedNames(tree, lineAt) : [] };
}

function lineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** Leaves out what the reader misses just behind a word that it could not read. */
function withoutConsequences(errors: readonly ParseError[], lineAt: (offset: number) => number): ParseError[] {
  let unreadable = Number.NEGATIVE_INFINITY;
  return errors.filter((error) => {
    const line = lineAt(error.offset);
    if (!isOfAWord(error)) return line > unreadable + 1;
    unreadable = line;
    return true;
  });
}

/** What follows a mistake on its line is mostly its consequence. */
function firstOfEachLine(mistakes: readonly Mistake[]): Mistake[] {
  return [...Map.groupBy(mistakes, ({ line }) => line).values()].flatMap(([first]) => (first ? [first] : []));
}

function repeatedNames(node: Node, lineAt: (offset: number) => number): Mistake[] {
  const children = node.children ?? [];
  const inside = children.flatMap((child) => repeatedNames(child, lineAt));
  if (node.type !== 'object') return inside;
  const nameOf = (property: Node): unknown => property.children?.[0]?.value;
  const repeated = [...Map.groupBy(children, nameOf)].flatMap(([name, [first, ...others]]) =>
    others.map((other) => ({
      line: lineAt(other.offset),
      text: `"${name}" stands twice here, on line ${lineAt(first?.offset ?? 0)}, too: remove one of them`,
    })),
  );
  return [...inside, ...repeated];
}
