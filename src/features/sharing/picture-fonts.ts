import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Renderer } from '@takumi-rs/wasm/node';
import postcss from 'postcss';
import { pictureFontsOf } from '../../routes/languages.ts';
import { LANGUAGE_TAG, type Locale } from '../../routes/locales.ts';

/** The fonts of languages that name none. */
const LATIN = ['@fontsource-variable/inter/wght.css'];

/**
 * A code point that will never be a character. What a font draws for it is what it draws for every missing character.
 */
const MISSING = '\uffff';

/** One file of a font, with the character ranges that its style sheet declares. */
interface Face {
  sheet: string;
  file: string;
  ranges: [first: number, last: number][];
}

/** What renders a language's texts. The renderer has loaded the fonts that were needed so far. */
interface Pen {
  renderer: Renderer;
  faces: Promise<readonly Face[]>;
  read: Set<Face>;
  drawable: Set<string>;
}

const pens = new Map<Locale, Pen>();

/**
 * Returns a renderer with the fonts for this text in this language. It uses no font of the machine, so the result is
 * the same everywhere. Throws an error that names language and character if no font has it.
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

/** Options that a renderer needs with a text: its language, and the order in which fonts are tried. */
export function voiceOf(locale: Locale): { lang: string; fontFamilies: string[] } {
  return { lang: LANGUAGE_TAG[locale], fontFamilies: [...fontsOf(locale)] };
}

/** The style sheets of a language's fonts: variable fonts, split into files of some hundred characters. */
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

/** `U+31,U+4e00-4eff` as numbers. A style sheet without ranges covers all characters. */
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

/**
 * The outline of a character. Comparing it is the only way to see whether a font really has what its style sheet
 * declares.
 */
function drawn({ renderer }: Pen, text: string, locale: Locale): Promise<string> {
  return renderer.renderSvg({ type: 'text', text }, { width: 40, height: 40, ...voiceOf(locale) });
}

function sentenceOf(character: string, text: string, locale: Locale): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `The share pictures in "${locale}" need "${character}" (U+${code}) for "${text}", which none of their fonts has: ${fontsOf(locale).join(', ')}. Add one that does as pictureFonts in src/routes/languages.ts`;
}
