import { isMap, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';

/** The fields between an editor's `---` lines, with line numbers of the file. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  /** The line of each field. */
  fieldLines: Record<string, number>;
  /** The line on which the text below starts. */
  bodyLine: number;
  /** What could not be read. */
  mistakes: Mistake[];
}

/** A mistake on a line, explained in one sentence. */
export interface Mistake {
  line: number;
  text: string;
}

const FENCE = '---';

/** Reads the fields of an editor's Markdown file. */
export function readFrontMatter(source: string): FrontMatter {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    const text = `expected the file to start with a line "${FENCE}", the fields, and another line "${FENCE}"`;
    return { fields: {}, fieldLines: {}, bodyLine: 1, mistakes: [{ line: 1, text }] };
  }
  const counter = new LineCounter();
  const yaml = parseDocument(lines.slice(1, end).join('\n'), { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const { contents, errors } = yaml;
  const items = isMap(contents) ? contents.items : [];
  const mistakes = errors.map((error) => ({ line: lineAt(error.pos[0]), text: sentenceFor(error) }));
  if (contents && !isMap(contents) && errors.length === 0) mistakes.push({ line: 2, text: EXPECTED_FIELD });
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

function sentenceFor({ code }: YAMLError): string {
  return code === 'DUPLICATE_KEY' ? 'expected each name once' : EXPECTED_FIELD;
}
