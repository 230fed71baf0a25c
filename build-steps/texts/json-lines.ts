import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { isOfAWord, sentenceForJson } from './json-sentences.ts';
import type { Mistake } from './mistake.ts';
import { readText } from './read-text.ts';

/** The value of a JSON file, and the lines of its parts. */
export interface LinedJson {
  /** Undefined if the file is broken. */
  value: unknown;
  /** The line of the value at a path; if there is none, of the nearest value around it. */
  lineOf(path: readonly (string | number)[]): number;
  /** Syntax errors, one per line, and repeated names, of which JSON readers silently take the last. */
  mistakes: Mistake[];
}

/** No comments and no trailing comma: exactly what `JSON.parse` accepts, which reads these files elsewhere. */
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Reads an editor's JSON file, including mistakes in how it was saved. */
export function readJsonFile(root: string, path: string): LinedJson {
  const { source, isReadable, mistakes } = readText(root, path);
  if (!isReadable) return { value: undefined, lineOf: () => 1, mistakes };
  const json = readJson(source);
  // A character that also breaks the JSON is reported only once.
  const others = json.mistakes.filter(({ line }) => mistakes.every((mistake) => mistake.line !== line));
  return { ...json, mistakes: [...mistakes, ...others] };
}

/** Reads JSON with the lines of its values. */
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

/** Removes the errors that follow directly from a word that the reader could not read. */
function withoutConsequences(errors: readonly ParseError[], lineAt: (offset: number) => number): ParseError[] {
  let unreadable = Number.NEGATIVE_INFINITY;
  return errors.filter((error) => {
    const line = lineAt(error.offset);
    if (!isOfAWord(error)) return line > unreadable + 1;
    unreadable = line;
    return true;
  });
}

/** Only the first mistake of each line, because the others mostly follow from it. */
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
