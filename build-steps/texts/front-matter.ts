import { isMap, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { Mistake } from './mistake.ts';

/** The fields between an editor's `---` lines, with line numbers in the file. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  /** The line of each field. */
  fieldLines: Record<string, number>;
  /** The line on which the text below starts. */
  bodyLine: number;
  /** What could not be read. */
  mistakes: Mistake[];
}

const FENCE = '---';

/** Reads the fields of an editor's Markdown file. */
export function readFrontMatter(source: string): FrontMatter {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  const spaced = lines.findIndex((line) => line !== FENCE && line.trim() === FENCE);
  if ((lines[0] !== FENCE || end < 0) && spaced >= 0) {
    const text = `expected "${FENCE}" and nothing else on this line: remove the spaces`;
    return { fields: {}, fieldLines: {}, bodyLine: 1, mistakes: [{ line: spaced + 1, text }] };
  }
  if (lines[0] !== FENCE || end < 0) {
    const text = `expected the file to start with a line "${FENCE}", the fields, and another line "${FENCE}"`;
    return { fields: {}, fieldLines: {}, bodyLine: 1, mistakes: [{ line: 1, text }] };
  }
  const counter = new LineCounter();
  const yaml = parseDocument(lines.slice(1, end).join('\n'), { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const { contents, errors } = yaml;
  const items = isMap(contents) ? contents.items : [];
  const mistakes = errors.map((error) => {
    const line = lineAt(error.pos[0]);
    return { line, text: sentenceFor(error, lines[line - 1] ?? '') };
  });
  for (const { value } of errors.length === 0 ? items : []) {
    if (!isScalar(value) || value.type !== 'PLAIN' || !CURLY.test(String(value.value))) continue;
    mistakes.push({ line: lineAt(value.range?.[0] ?? 0), text: EXPECTED_STRAIGHT });
  }
  if (contents && !isMap(contents) && errors.length === 0)
    mistakes.push({ line: 2, text: sentenceForLine(lines[1] ?? '') });
  return {
    fields: errors.length === 0 && isMap(contents) ? (yaml.toJS() as Record<string, unknown>) : {},
    fieldLines: Object.fromEntries(
      items.flatMap(({ key }) => (isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])]] : [])),
    ),
    bodyLine: end + 2,
    mistakes,
  };
}

const EXPECTED_FIELD =
  'expected a name, a colon, a space and a text in straight quotation marks, such as title: "…" (quotation marks inside the text are written \\")';

/** Quotation marks of word processors: YAML takes them as part of the text. */
const CURLY = /^[“”„‘’「」『』＂]/;
const EXPECTED_STRAIGHT = 'expected straight quotation marks " around this text: others would be shown';

function sentenceFor({ code }: YAMLError, line: string): string {
  if (code === 'DUPLICATE_KEY') return 'expected each name once';
  if (code === 'TAB_AS_INDENT' || /^\t|:\t/.test(line)) return 'this line has a tab: write a space in its place';
  return sentenceForLine(line);
}

/** What a line needs to become a field. */
function sentenceForLine(line: string): string {
  if (/^\w+\s*：/.test(line)) return 'expected an English colon and a space ": " in place of ：';
  if (/^\w+:[^\s]/.test(line)) return 'expected a space behind the colon';
  if (/^\w+:[\u00A0\u3000]/.test(line))
    return 'expected a plain space behind the colon: delete this one and type it again';
  if (/^\w+: "[^"]*$/.test(line)) return 'expected a quotation mark " at the end of this text';
  return /^\w+:\s*[“”„‘’「」『』＂]/.test(line) ? EXPECTED_STRAIGHT : EXPECTED_FIELD;
}
