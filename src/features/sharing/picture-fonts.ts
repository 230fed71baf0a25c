import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Renderer } from '@takumi-rs/wasm/node';
import postcss from 'postcss';
import { pictureFontsOf } from '../../routes/languages.ts';
import { LANGUAGE_TAG, type Locale } from '../../routes/locales.ts';

/** The faces of languages that name none. */
const LATIN = ['@fontsource-variable/inter/wght.css'];

/** A character that Unicode will never have: what fonts draw in its place is what they draw for each that they lack. */
const MISSING = '\uffff';

/** One file of a font, with the characters that its style sheet says are in it. */
interface Face {
  sheet: string;
  file: string;
  ranges: [first: number, last: number][];
}

/** What draws a language's words: the renderer has the fonts that were needed so far. */
interface Pen {
  renderer: Renderer;
  faces: Promise<readonly Face[]>;
  read: Set<Face>;
  drawable: Set<string>;
}

const pens = new Map<Locale, Pen>();

/**
 * A renderer with the fonts for this text in this language, and no other: nothing of the machine's own is looked for, so what it draws
 * is the same everywhere. Throws a sentence that names language and character if no font has one.
 */
export async function penFor(text: string, locale: Locale): Promise<Renderer> {
  const pen = pens.get(locale) ?? newPen(locale);
  const fresh = [...new Set(text)].filter((character) => !pen.drawable.has(character));
  for (const face of await pen.faces) {
    if (pen.read.has(face) || !fresh.some((character) => isIn(face, character))) continue;
    pen.read.add(face);
    await pen.renderer.registerFont({ name: face.sheet, data: await readFile(face.file), unicodeRange: face.ranges });
  }
  const missing = await drawn(pen, MISSING, locale);
  for (const character of fresh) {
    if ((await drawn(pen, character, locale)) === missing) throw new Error(sentenceOf(character, text, locale));
    pen.drawable.add(character);
  }
  return pen.renderer;
}

/** What a renderer must be told beside a text: its language, and the order in which its fonts are asked. */
export function voiceOf(locale: Locale): { lang: string; fontFamilies: string[] } {
  return { lang: LANGUAGE_TAG[locale], fontFamilies: [...fontsOf(locale)] };
}

/** The style sheets of a language's faces: variable fonts, cut into files of some hundred characters. */
function fontsOf(locale: Locale): readonly string[] {
  return pictureFontsOf(locale) ?? LATIN;
}

function newPen(locale: Locale): Pen {
  const faces = Promise.all(fontsOf(locale).map(facesOf)).then((sheets) => sheets.flat());
  const pen = { renderer: new Renderer(), faces, read: new Set<Face>(), drawable: new Set<string>() };
  pens.set(locale, pen);
  return pen;
}

/** The upright faces of a package's style sheet. */
async function facesOf(sheet: string): Promise<Face[]> {
  const path = createRequire(join(process.cwd(), 'package.json')).resolve(sheet);
  const faces: Face[] = [];
  postcss.parse(await readFile(path, 'utf8')).walkAtRules('font-face', (rule) => {
    const value = (name: string) =>
      rule.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === name ? node.value : [])).join() ?? '';
    const [, file = ''] = /url\((.+?)\)/.exec(value('src')) ?? [];
    faces.push({ sheet, file: join(dirname(path), file), ranges: rangesOf(value('unicode-range')) });
  });
  return faces;
}

/** `U+31,U+4e00-4eff` as numbers; a style sheet without ranges speaks for all characters. */
function rangesOf(text: string): [number, number][] {
  if (!text) return [[0, 0x10ffff]];
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function isIn({ ranges }: Face, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
}

/** The outline of a character: the only way to see whether a font really has what its style sheet promises. */
function drawn({ renderer }: Pen, text: string, locale: Locale): Promise<string> {
  return renderer.renderSvg({ type: 'text', text }, { width: 40, height: 40, ...voiceOf(locale) });
}

function sentenceOf(character: string, text: string, locale: Locale): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `The share pictures in "${locale}" need "${character}" (U+${code}) for "${text}", which none of their fonts has: ${fontsOf(locale).join(', ')}. Add one that does as pictureFonts in src/routes/languages.ts`;
}
