import { colours } from '#styles/brand.ts';
import type { ColourName } from '#styles/colours.ts';

/** A symbol in the file of pictures, and the size of its box. */
export interface Drawing {
  id: string;
  box: readonly [width: number, height: number];
  draw: string;
}

/** The value of a colour of the sea. It is the same in both schemes. */
export const tone = (name: ColourName): string => colours[name].light;
/** The light colours on the sea: foam, and the lighthouse's lamp. */
export const [foam, lamp] = [tone('foam'), tone('lamp')];

/** A line of text with its baseline at `y`. `more` holds further attributes. */
export const text = (x: number, y: number, size: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${more}>${escaped(words)}</text>`;
const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Attributes that anchor a line of text at its middle or its end. */
export const [MIDDLE, END] = [' text-anchor="middle"', ' text-anchor="end"'];
/** Attributes for the colours of text. */
export const [INK, SOFT, SEA, FOAM] = ['var(--ink)', 'var(--soft)', 'var(--sea)', foam].map(
  (fill) => ` fill="${fill}"`,
);
/** The attribute for the weight of text. */
export const WEIGHT = (weight: number): string => ` font-weight="${weight}"`;
/** A rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, r: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${more}/>`;
/** A tick, in the colour of actions. */
export const tick = (x: number, y: number): string =>
  `<path fill="none" stroke="var(--sea)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M${x} ${y}l4 4 8-9"/>`;
/** A chevron to the right. */
export const chevron = (x: number, y: number): string =>
  `<path fill="none" stroke="var(--soft)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M${x} ${y - 5}l5 5-5 5"/>`;
/** Three bars that show the strength of a connection. `on` of them are full. */
export const bars = (x: number, y: number, on: number): string =>
  [0, 1, 2]
    .map((bar) => box(x + bar * 6, y - 4 - bar * 4, 4, 4 + bar * 4, 1.5, bar < on ? 'var(--sea)' : 'var(--line)'))
    .join('');
