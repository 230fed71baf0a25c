import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Mistake, readText } from './mistake.ts';

/** The value of a JSON file, and the lines of its parts. */
export interface LinedJson {
  /** Undefined if the file can't be read. */
  value: unknown;
  /** Returns the line of the value at a path. If there is no such value, returns the line of the nearest value around it. */
  lineOf(path: readonly (string | number)[]): number;
  /** A mistake in the file's encoding, or the first syntax error. Further syntax errors mostly follow from the first one. */
  mistakes: Mistake[];
}

/** As strict as `JSON.parse`, which reads the same files elsewhere. */
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Signs of word processors and Chinese keyboards that look like the plain signs of JSON. */
const LOOKALIKE = /[“”„‘’「」'，、：]/;

/** Reads an editor's JSON file. Also reports an encoding other than plain UTF-8. */
export function readJsonFile(root: string, path: string): LinedJson {
  const { source, mistake } = readText(root, path);
  return mistake ? { value: undefined, lineOf: () => 1, mistakes: [mistake] } : readJson(source);
}

/** Reads JSON, and the lines of its values. */
export function readJson(source: string): LinedJson {
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, STRICT);
  const lineOf = (path: readonly (string | number)[]): number => {
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (node) return placeOf(source, (node.parent?.type === 'property' ? node.parent : node).offset).line;
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  const [first] = errors;
  if (first) return { value: undefined, lineOf, mistakes: [syntaxMistake(source, first)] };
  return { value: JSON.parse(source), lineOf, mistakes: [] };
}

function syntaxMistake(source: string, { error, offset }: ParseError): Mistake {
  const sign = source[offset] ?? '';
  if (LOOKALIKE.test(sign)) {
    return { ...placeOf(source, offset), text: `type the sign of an English keyboard instead of ${sign}` };
  }
  // Make words of the parser's error names, such as `CommaExpected`.
  const words = printParseErrorCode(error).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return { ...placeOf(source, offset), text: `this can’t be read as JSON: ${words.toLowerCase()}` };
}

function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
