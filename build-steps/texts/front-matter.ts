import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './mistake.ts';

/** The fields between an editor's `---` lines, with line numbers in the file. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  /** The line of each field. */
  fieldLines: Record<string, number>;
  /** The line on which the text below starts. */
  bodyLine: number;
  /** The mistakes: parts of the fields that could not be read. */
  mistakes: Mistake[];
}

const FENCE = '---';

const EXPECTED_FIELD =
  'expected a name, a colon, a space and a text in straight quotation marks, such as title: "…" (quotation marks inside the text are written \\")';

const EXPECTED_STRAIGHT = 'put straight quotation marks " around this text: readers would see any others';

/** Quotation marks of word processors. YAML takes them as part of the text. */
const CURLY = /^[“”„‘’「」『』＂]/;

/** Reads the fields of an editor's Markdown file. */
export function readFrontMatter(source: string): FrontMatter {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    const text = `expected the file to start with a line "${FENCE}", the fields, and another line "${FENCE}", without spaces`;
    return { fields: {}, fieldLines: {}, bodyLine: 1, mistakes: [{ line: 1, text }] };
  }
  const counter = new LineCounter();
  const yaml = parseDocument(lines.slice(1, end).join('\n'), { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const { contents, errors } = yaml;
  const items = isMap(contents) ? contents.items : [];
  const isReadable = errors.length === 0 && (!contents || isMap(contents));
  const broken = errors.map(({ code, pos: [offset] }) => ({
    line: lineAt(offset),
    text: code === 'DUPLICATE_KEY' ? 'this name occurs twice: remove one of the lines' : EXPECTED_FIELD,
  }));
  if (!isReadable && broken.length === 0) broken.push({ line: 2, text: EXPECTED_FIELD });
  const curly = items.flatMap(({ value }) =>
    isReadable && isScalar(value) && value.type === 'PLAIN' && CURLY.test(String(value.value))
      ? [{ line: lineAt(value.range?.[0] ?? 0), text: EXPECTED_STRAIGHT }]
      : [],
  );
  return {
    fields: isReadable && contents ? (yaml.toJS() as Record<string, unknown>) : {},
    fieldLines: Object.fromEntries(
      items.flatMap(({ key }) => (isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])]] : [])),
    ),
    bodyLine: end + 2,
    mistakes: [...broken, ...curly],
  };
}
