import type { MeasuredNode, Node, Renderer, TextNode } from '@takumi-rs/wasm/node';
import sharp from 'sharp';
import type { Locale } from '../../routes/locales.ts';
import type { Colour, ColourName, DawnName } from '../../styles/colours.ts';
import { drawSvg } from './draw-svg.ts';
import { penFor, voiceOf } from './picture-fonts.ts';

/** The texts on a shared link's picture. */
export interface PictureWords {
  brand: string;
  title: string;
  text: string;
}

/** What the picture takes from the brand. */
export interface PictureBrand {
  /** The outline of its mark, on a grid of 32 × 32. */
  mark: string;
  /** What flies over the sea: SVG elements on a grid of 640 × 560, possibly none. */
  figure: string;
  /** The lighthouse, at its place on the picture. */
  light: string;
  colours: Readonly<Record<ColourName, Colour>>;
}

/** The size that chat apps and social sites expect, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };
/** Where the lighthouse stands: `x y width height`. */
export const LIGHT_PLACE = '1080 316 96 192';

/** The area for the texts: left of what is painted, above the sea. */
const BOX = { left: 80, top: 150, width: 660, height: 330 };
/**
 * Font sizes of the heading, largest first. The first one is used in which no phrase is broken and two lines suffice.
 */
const HEADING_SIZES = [68, 60, 52, 44];
/** Font sizes of the text below it, which may take three lines. */
const TEXT_SIZES = [30, 26];
/** Characters of Chinese and Japanese: lines may break anywhere between them, and there are no blanks. */
const IDEOGRAPH = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const BLANKS_AT_IDEOGRAPHS = new RegExp(`(?<=${IDEOGRAPH}) | (?=${IDEOGRAPH})`, 'gu');

/** The rendered backgrounds; all pictures of a site share one. */
const grounds = new Map<string, Promise<Uint8Array>>();

/**
 * A shared link's picture as PNG: the brand's figure and the lighthouse over the sea, with the page's name in the reader's language.
 * WebAssembly renders it with fonts from packages, so every machine produces the same picture
 * (docs/behaviour/addresses.md#shared-links). Throws an error if no font has a character of a text, or a text
 * does not fit.
 */
export async function sharePicture(locale: Locale, words: PictureWords, brand: PictureBrand): Promise<Buffer> {
  const raw = { ...SHARE_SIZE, channels: 4 } as const;
  return sharp(await sharePixels(locale, words, brand), { raw })
    .removeAlpha()
    .png()
    .toBuffer();
}

/**
 * The same picture before PNG encoding, as rows of red, green, blue and alpha. `ground` is the SVG behind the texts.
 */
export async function sharePixels(
  locale: Locale,
  words: PictureWords,
  brand: PictureBrand,
  ground = scene(brand),
): Promise<Uint8Array> {
  const drawn = grounds.get(ground) ?? drawSvg(ground, SHARE_SIZE);
  grounds.set(ground, drawn);
  const pen = await penFor(Object.values(words).join(''), locale);
  const picture = { ...SHARE_SIZE, data: await drawn, premultiplied: true };
  const children = [
    { type: 'image', src: picture, ...SHARE_SIZE } as const,
    ...(await layoutOf(pen, locale, words, brand)),
  ];
  return pen.render({ type: 'container', children, style: SHARE_SIZE }, drawing(locale));
}

/** The texts at their places on the picture. Throws if they are too long. */
async function layoutOf(
  pen: Renderer,
  locale: Locale,
  { brand, title, text }: PictureWords,
  { colours }: PictureBrand,
): Promise<Node[]> {
  const headings = BREAKS.flatMap((wordBreak) =>
    HEADING_SIZES.map((size) => headingOf(title, { size, color: colours.paper.light, wordBreak })),
  );
  const children = [
    await firstThatFits(pen, locale, headings, 2),
    await firstThatFits(
      pen,
      locale,
      TEXT_SIZES.map((size) => textOf(text, size, colours['dawn-words'].light)),
      3,
    ),
  ];
  return [nameOf(brand, colours.ink.dark), { type: 'container', children, style: { ...BOX, ...COLUMN } }];
}

/** The first of several ways to set a text in which it has at most `most` lines, none of them too wide. */
async function firstThatFits(pen: Renderer, locale: Locale, ways: TextNode[], most: number): Promise<TextNode> {
  for (const way of ways) {
    const set = await pen.measure({ ...way, style: { ...way.style, width: BOX.width } }, drawing(locale));
    const lines = linesOf(set);
    if (lines.length <= most && lines.every((width) => width <= BOX.width)) return way;
  }
  throw new Error(
    `"${ways[0]?.text}" is too long for a share picture in "${locale}": shorten it (docs/behaviour/addresses.md#shared-links)`,
  );
}

const COLUMN = {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 28,
} as const;
/**
 * Lines end at punctuation and blanks, as on the site. If no size is small enough for that, they end anywhere
 * that the script allows.
 */
const BREAKS = ['keep-all', 'normal'] as const;
/** Makes the lines about equally long. */
const LINES = { textWrap: 'balance' } as const;

function nameOf(brand: string, color: string): TextNode {
  const place = { position: 'absolute', left: 142, top: 70 } as const;
  return {
    type: 'text',
    text: brand,
    style: { ...place, fontSize: 34, lineHeight: '48px', fontWeight: 700, color },
  };
}

function headingOf(
  title: string,
  { size, color, wordBreak }: { size: number; color: string; wordBreak: (typeof BREAKS)[number] },
): TextNode {
  const style = { ...LINES, wordBreak, fontSize: size, lineHeight: 1.25, fontWeight: 700, color } as const;
  return { type: 'text', text: bindBlanks(title), style };
}

function textOf(text: string, fontSize: number, color: string): TextNode {
  const style = {
    ...LINES,
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    fontSize,
    lineHeight: 1.5,
    color,
  } as const;
  return { type: 'text', text: bindBlanks(text), style };
}

/**
 * In Chinese a blank only separates Latin letters and figures. It must not end a line: behind the next comma is a
 * better place.
 */
function bindBlanks(text: string): string {
  return text.replace(BLANKS_AT_IDEOGRAPHS, '\u00a0');
}

/** The width of each line in pixels, without the blank at its end. */
function linesOf({ runs }: MeasuredNode): number[] {
  return [...new Set(runs.map(({ y }) => y))].map((line) =>
    Math.max(...runs.filter(({ y }) => y === line).map(({ text, x, width }) => x + (text.trim() ? width : 0))),
  );
}

function drawing(locale: Locale) {
  return { ...SHARE_SIZE, format: 'raw', ...voiceOf(locale) } as const;
}

function scene({ mark, figure, light, colours }: PictureBrand): string {
  const dawn = (name: DawnName): string => colours[`dawn-${name}`].light;
  const { width, height } = SHARE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${dawn('sky-high')}"/><stop offset=".55" stop-color="${dawn('sky')}"/><stop offset=".85" stop-color="${dawn('crest')}"/><stop offset="1" stop-color="${dawn('sky-low')}"/></linearGradient>
<radialGradient id="dawn" cx="860" cy="500" r="420" gradientUnits="userSpaceOnUse"><stop stop-color="${dawn('glow')}" stop-opacity=".75"/><stop offset=".4" stop-color="${dawn('glow-near')}" stop-opacity=".3"/><stop offset="1" stop-color="${dawn('crest')}" stop-opacity="0"/></radialGradient></defs>
<path fill="url(#sky)" d="M0 0h1200v630H0z"/><path fill="url(#dawn)" d="M0 0h1200v500H0z"/>
<circle cx="860" cy="500" r="54" fill="${dawn('sun')}"/>
<path fill="${dawn('sea')}" d="M0 500h1200v130H0z"/>
<path fill="${dawn('sun')}" opacity=".7" d="M800 512q60-6 120 0q-60 6-120 0M820 528q42-5 84 0q-42 5-84 0M794 546q34-5 68 0q-34 5-68 0"/>
<path fill="${dawn('wave')}" d="M0 560C120 556 260 520 340 528C470 560 620 566 760 548C900 520 980 512 1040 530C1100 552 1160 560 1200 556V630H0z"/>
<path fill="${dawn('wave-near')}" d="M0 600C200 604 330 566 440 572C560 600 760 612 900 598C1020 578 1110 580 1200 592V630H0z"/>
${light}
<g transform="translate(690 128) scale(1.06)">${figure}</g>
<path transform="translate(80 70) scale(1.5)" fill="${colours.sea.dark}" d="${mark}"/>
</svg>`;
}
