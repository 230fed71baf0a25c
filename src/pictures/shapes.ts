import { colours } from '#styles/brand.ts';
import type { ColourName } from '#styles/colours.ts';

/** A symbol of the file of pictures, and the box that it is drawn in. */
export interface Drawing {
  id: string;
  box: readonly [width: number, height: number];
  draw: string;
}

/** The value of a colour of the sea, which is the same in both schemes. */
export const tone = (name: ColourName): string => colours[name].light;
/** What is light on the sea: foam, and the lighthouse's lamp. */
export const [foam, lamp] = [tone('foam'), tone('lamp')];

/** A line of text, whose baseline is at `y`; `more` is further attributes. */
export const text = (x: number, y: number, size: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${more}>${escaped(words)}</text>`;
const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Where a line of text is anchored, if not at its start: attributes. */
export const [MIDDLE, END] = [' text-anchor="middle"', ' text-anchor="end"'];
/** Colours of text: attributes. */
export const [INK, SOFT, SEA, FOAM] = ['var(--ink)', 'var(--soft)', 'var(--sea)', foam].map(
  (fill) => ` fill="${fill}"`,
);
/** The weight of text: an attribute. */
export const WEIGHT = (weight: number): string => ` font-weight="${weight}"`;
/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, r: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${more}/>`;
/** A tick, in the colour of actions. */
export const tick = (x: number, y: number): string =>
  `<path fill="none" stroke="var(--sea)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M${x} ${y}l4 4 8-9"/>`;
/** A chevron, which leads on. */
export const chevron = (x: number, y: number): string =>
  `<path fill="none" stroke="var(--soft)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M${x} ${y - 5}l5 5-5 5"/>`;
/** Three bars of reception, of which `on` are full. */
export const bars = (x: number, y: number, on: number): string =>
  [0, 1, 2]
    .map((bar) => box(x + bar * 6, y - 4 - bar * 4, 4, 4 + bar * 4, 1.5, bar < on ? 'var(--sea)' : 'var(--line)'))
    .join('');
