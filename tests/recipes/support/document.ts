/** An instruction in a fenced block of a recipe. */
export type Block = { readonly line: number; readonly text: string } & (
  | { readonly kind: 'run' }
  | { readonly kind: 'new'; readonly file: string }
  | { readonly kind: Place; readonly file: string; readonly anchor: string }
);

/**
 * Where a block goes: on separate lines above or below the line with the anchor, or into that line, after the anchor.
 */
const PLACES = ['above', 'below', 'behind'] as const;
type Place = (typeof PLACES)[number];

/** A numbered step: its text, and its blocks. */
interface Step {
  readonly line: number;
  readonly prose: string;
  readonly blocks: readonly Block[];
}

/** A recipe of `CONTRIBUTING.md`, by its heading. */
export interface Recipe {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** The document with the recipes, as messages name it. */
export const DOCUMENT = 'CONTRIBUTING.md';

/** A line of a document. */
interface Line {
  number: number;
  text: string;
}

/**
 * The recipes of a document: each `###` below `## Recipes`. Throws if a step or a block does not have the expected
 * form.
 */
export function readRecipes(markdown: string): Recipe[] {
  const lines = markdown.split('\n').map((text, index) => ({ number: index + 1, text }));
  const start = lines.findIndex(({ text }) => text === '## Recipes');
  if (start < 0) throw new Error(`${DOCUMENT}: expected a heading "## Recipes"`);
  return splitBefore(lines.slice(start + 1), /^### /).map(([heading, ...rest]) => ({
    title: heading?.text.slice(4) ?? '',
    steps: splitBefore(rest, /^\d+\. /).map(readStep),
  }));
}

/**
 * Splits lines before each line that matches; lines before the first match are dropped. Lines inside a block do not
 * match.
 */
function splitBefore(lines: readonly Line[], pattern: RegExp): Line[][] {
  const parts: Line[][] = [];
  let isInBlock = false;
  for (const line of lines) {
    if (/^ *```/.test(line.text)) isInBlock = !isInBlock;
    if (!isInBlock && pattern.test(line.text)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts;
}

function readStep(lines: readonly Line[]): Step {
  const prose: string[] = [];
  const blocks: Block[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const { text = '', number = 0 } = lines[index] ?? {};
    const [, indent, info = ''] = /^( *)```(.*)$/.exec(text) ?? [];
    if (indent === undefined) {
      prose.push(text.trim());
      continue;
    }
    const length = lines.slice(index + 1).findIndex((line) => line.text === `${indent}\`\`\``);
    if (length < 0) throw new Error(`${DOCUMENT}:${number}: this block has no end`);
    const body = lines.slice(index + 1, index + 1 + length).map((line) => `${line.text.slice(indent.length)}\n`);
    blocks.push(readBlock(info, body.join(''), number));
    index += length + 1;
  }
  return { line: lines[0]?.number ?? 0, prose: prose.join(' '), blocks };
}

/** Reads the text after a fence, as in `ts file=src/a.ts below="export const"`. */
function readBlock(info: string, text: string, line: number): Block {
  const [, language = '', rest = ''] = /^(\S+)(.*)$/.exec(info) ?? [];
  const words = [...rest.matchAll(/(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map(
    ([, name = '', ...values]) => [name, values.find((value) => value !== undefined) ?? ''] as const,
  );
  const attributes = Object.fromEntries(words);
  const names = words.map(([name]) => name).sort();
  const { file = '' } = attributes;
  if (language === 'sh' && names.length === 0) return { kind: 'run', line, text };
  if (names.join(' ') === 'file new') return { kind: 'new', file, line, text };
  const place = PLACES.find((name) => attributes[name]);
  if (names.length === 2 && file && place) return { kind: place, file, anchor: attributes[place] ?? '', line, text };
  throw new Error(
    `${DOCUMENT}:${line}: expected \`\`\`sh, or a file with new, ${PLACES.map((name) => `${name}="…"`).join(', ')}; got \`\`\`${info}`,
  );
}
