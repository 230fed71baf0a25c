/** An editor's file, taken apart with its line numbers. */
export interface TextFile {
  fields: Record<string, string>;
  /** The line that each field stands on. */
  fieldLines: Record<string, number>;
  body: string;
  /** The line that the body starts on. */
  bodyLine: number;
  /** What could not be read. */
  mistakes: Mistake[];
}

/** Something wrong at a line, said in one sentence. */
interface Mistake {
  line: number;
  text: string;
}

/**
 * Reads an editor's Markdown file. The part between the `---` lines is kept simpler than YAML on purpose: a name,
 * a colon and a text in quotation marks on each line, so that one rule explains every mistake.
 */
export function parseTextFile(source: string): TextFile {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const file: TextFile = { fields: {}, fieldLines: {}, body: '', bodyLine: end + 2, mistakes: [] };
  if (lines[0] !== '---' || end < 0) {
    file.mistakes.push({
      line: 1,
      text: 'expected the file to start with a line "---", the fields, and another line "---"',
    });
    return file;
  }
  for (const [index, line] of lines.slice(1, end).entries()) readField(line, index + 2, file);
  file.body = lines.slice(end + 1).join('\n');
  return file;
}

function readField(line: string, number: number, file: TextFile): void {
  if (!line.trim()) return;
  const [, name = '', quoted = ''] = /^([a-zA-Z]+): ("(?:[^"\\]|\\.)*")\s*$/.exec(line) ?? [];
  if (!name) {
    const start = /^([a-zA-Z]+)\s*:/.exec(line)?.[1] ?? 'title';
    file.mistakes.push({
      line: number,
      text: `expected a name, a colon, a space and a text in straight quotation marks, such as ${start}: "…" (quotation marks inside the text are written \\")`,
    });
    file.fieldLines[start] = number;
    return;
  }
  file.fields[name] = unquote(quoted);
  file.fieldLines[name] = number;
}

function unquote(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}

/** The line of a place in a text, counted from the text's first line. */
export function lineAt(text: string, index: number, firstLine: number): number {
  return firstLine + text.slice(0, index).split('\n').length - 1;
}
