import { isNode, LineCounter, parseDocument } from 'yaml';

/** What a JSON file holds, and where. */
export interface LinedJson {
  value: unknown;
  /** The line of what is at a path; that of the nearest around it where nothing is there. */
  lineOf(path: readonly PropertyKey[]): number;
  /** The line of what could not be read; undefined in a right file. */
  brokenAt: number | undefined;
}

/** Reads a JSON file with the lines of what is in it. Every JSON text is a YAML text, and that reader knows lines. */
export function readJson(source: string): LinedJson {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset = 0): number => counter.linePos(offset).line;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node)) return lineAt(node.range?.[0]);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  try {
    return { value: JSON.parse(source), lineOf, brokenAt: undefined };
  } catch (error) {
    const [, line] = /\bline (\d+)/.exec(String(error)) ?? [];
    return { value: undefined, lineOf, brokenAt: Number(line ?? lineAt(document.errors[0]?.pos[0])) };
  }
}
