import { existsSync, readFileSync } from 'node:fs';
import { SHARE_SIZE, sharePictureFile } from '#routes/files.ts';
import { FALLBACK, LOCALES } from '#routes/locales.ts';
import { brandFile, readColours, readFigure, readMark, textOf } from '#styles/brand.ts';
import { COLOUR_NAMES, type Colour, type ColourName } from '#styles/colours.ts';
import { drawingProblems } from './check-drawing.ts';

/** The drawings of a brand (brand/README.md). */
const DRAWINGS = ['mark.svg', 'figure.svg'];
const TONES = ['colours.css', 'pictures.css', 'pay-colours.css', 'horizon.css', 'scenes.css', 'fog.css'];
const FILES = [...DRAWINGS, ...TONES, sharePictureFile(FALLBACK)];

/**
 * The contrast that text needs. `EDGE` is what borders of controls and focus rings need (src/styles/README.md#colours).
 */
const TEXT = 4.5;
const EDGE = 3;

/** Each colour with the backgrounds on which the site uses it, and the contrast that it needs there. */
const PAIRS: readonly [over: ColourName, under: readonly ColourName[], needed: number][] = [
  ['ink', ['paper', 'raised', 'lift', 'sunk', 'sea-wash', 'amber-wash', 'red-wash'], TEXT],
  ['soft', ['paper', 'raised', 'lift', 'sunk', 'sea-wash', 'amber-wash', 'red-wash'], TEXT],
  ['faint', ['paper', 'raised', 'lift', 'sunk'], TEXT],
  ['sea', ['paper', 'raised', 'lift', 'sunk', 'sea-wash', 'amber-wash'], TEXT],
  ['on-sea', ['sea', 'sea-strong'], TEXT],
  ['amber', ['paper', 'raised', 'lift', 'sunk', 'amber-wash'], TEXT],
  ['red', ['paper', 'raised', 'sunk', 'red-wash'], TEXT],
  ['on-red', ['red'], TEXT],
  // Toasts are written in `paper` on `ink`.
  ['paper', ['ink'], TEXT],
  ['edge', ['paper', 'raised', 'lift', 'sunk'], EDGE],
  ['lamp', ['dusk', 'dawn-sky-high', 'dawn-sky'], TEXT],
  ['foam', ['dawn-sky-high', 'dawn-sky', 'dawn-sea'], TEXT],
  ['code-ink', ['code-paper'], TEXT],
  ...(['pay-alipay', 'pay-wechat', 'pay-union', 'pay-card', 'pay-paypal'] as const).map(
    (mark): [ColourName, ColourName[], number] => [mark, ['raised', 'sea-wash'], EDGE],
  ),
];

/** Returns what is wrong with the brand's drawings and colours, one sentence each (brand/README.md#what-is-checked). */
export function pictureMistakes(): string[] {
  const missing = FILES.filter((file) => !existsSync(brandFile(file)));
  if (missing.length > 0) return missing.map((file) => `brand/${file} is missing`);
  return [
    ...DRAWINGS.flatMap((file) => drawingProblems(textOf(file)).map((problem) => `brand/${file}: ${problem}`)),
    ...drawingMistakes(),
    ...colourMistakes(readColours()),
    ...LOCALES.map(sharePictureFile)
      .filter((file) => existsSync(brandFile(file)))
      .flatMap((file) => sharePictureMistakes(file, readFileSync(brandFile(file)))),
  ];
}

/** Returns what is wrong with the drawings, one sentence each. */
export function drawingMistakes(mark = textOf('mark.svg'), figure = textOf('figure.svg')): string[] {
  return [
    ...(readMark(mark) ? [] : ['brand/mark.svg: must be one <path d="…"/> in <svg xmlns="…" viewBox="0 0 32 32">']),
    ...(readFigure(figure) === undefined
      ? ['brand/figure.svg: must be drawn in <svg xmlns="…" viewBox="0 0 640 560">']
      : []),
  ];
}

/**
 * Returns what is wrong with one language's picture for shared links: it must be a PNG of the size that apps expect.
 */
export function sharePictureMistakes(file: string, bytes: Buffer): string[] {
  const { width, height } = SHARE_SIZE;
  // A PNG starts with its signature. The first chunk holds the size (https://www.w3.org/TR/png-3/#11IHDR).
  const isPng = bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  const [wide, high] = isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [];
  if (wide === width && high === height) return [];
  const is = isPng ? `is a PNG of ${wide} × ${high}` : 'is no PNG';
  return [`brand/${file}: ${is}, and must be a PNG of ${width} × ${height}`];
}

/** Returns what is wrong with the colours, one sentence each: a colour is missing, unreadable, or lacks contrast. */
export function colourMistakes(colours: ReadonlyMap<string, Colour>): string[] {
  return [
    ...COLOUR_NAMES.filter((name) => !colours.has(name)).map((name) => `${fileOf(name)}: --${name} is missing`),
    ...[...colours].flatMap(([name, { light, dark }]) =>
      [...new Set([light, dark])]
        .filter((value) => !rgbOf(value))
        .map(
          (value) => `${fileOf(name)}: --${name} is "${value}", and must be a colour such as #0d1f2d or rgb(13 31 45)`,
        ),
    ),
    ...PAIRS.flatMap(([over, under, needed]) =>
      under.flatMap((ground) => pairMistakes(colours, { over, ground, needed })),
    ),
  ];
}

function fileOf(name: string): string {
  const own = { dawn: 'pictures', pay: 'pay-colours' }[name.split('-')[0] ?? ''];
  return `brand/${own ?? 'colours'}.css`;
}

function pairMistakes(
  colours: ReadonlyMap<string, Colour>,
  { over, ground, needed }: { over: ColourName; ground: ColourName; needed: number },
): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const [front, back] = [over, ground].map((name) => rgbOf(colours.get(name)?.[scheme] ?? ''));
    const ratio = front && back ? contrast(front, back) : needed;
    // Round down: otherwise a contrast of 4.499 would be shown as 4.5, which is enough.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return ratio < needed
      ? `${fileOf(over)}: --${over} on --${ground} has a contrast of ${shown}:1 in the ${scheme} scheme, and needs ${needed}:1`
      : [];
  });
}

/**
 * Returns red, green and blue, 0 to 255, of a colour in the brand's files. The alpha of a translucent colour is
 * ignored.
 */
function rgbOf(css: string): number[] | undefined {
  const [, short, long] = /^#(?:([\da-f]{3,4})|([\da-f]{6}|[\da-f]{8}))$/i.exec(css) ?? [];
  const hex = short?.match(/./g)?.map((digit) => digit + digit) ?? long?.match(/../g);
  if (hex) return hex.slice(0, 3).map((digits) => Number.parseInt(digits, 16));
  return /^rgb\((\d+) (\d+) (\d+)(?: \/ [\d.]+%?)?\)$/.exec(css)?.slice(1).map(Number);
}

/** Returns the contrast ratio of WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance of WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
