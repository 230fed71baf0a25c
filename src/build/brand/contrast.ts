import type { Colour, ColourName } from '../../styles/colours.ts';

/** What text needs, and what borders of controls and focus rings need (docs/look.md#colour). */
const TEXT = 4.5;
const EDGE = 3;

/** What stands on what, and the contrast between them that the design relies on. */
const PAIRS: readonly { over: ColourName; under: readonly ColourName[]; needed: number }[] = [
  { over: 'ink', under: ['paper', 'raised', 'sunk', 'sea-wash', 'amber-wash', 'red-wash'], needed: TEXT },
  { over: 'soft', under: ['paper', 'raised', 'sunk', 'sea-wash', 'amber-wash', 'red-wash'], needed: TEXT },
  { over: 'sea', under: ['paper', 'raised', 'sunk', 'sea-wash', 'amber-wash'], needed: TEXT },
  { over: 'on-sea', under: ['sea', 'sea-strong'], needed: TEXT },
  { over: 'amber', under: ['paper', 'raised', 'sunk', 'amber-wash'], needed: TEXT },
  { over: 'red', under: ['paper', 'raised', 'sunk', 'red-wash'], needed: TEXT },
  { over: 'on-red', under: ['red'], needed: TEXT },
  // Toasts.
  { over: 'paper', under: ['ink'], needed: TEXT },
  { over: 'edge', under: ['paper', 'raised', 'sunk'], needed: EDGE },
  { over: 'lamp', under: ['dusk', 'dawn-sky-high', 'dawn-sky'], needed: TEXT },
  { over: 'foam', under: ['dawn-sky-high', 'dawn-sky', 'dawn-sea'], needed: TEXT },
  { over: 'dawn-words', under: ['dawn-sky-high', 'dawn-sky'], needed: TEXT },
  { over: 'code-ink', under: ['code-paper'], needed: TEXT },
];

/** What can't be read on what, by the brand's colours, in a sentence each. Those that are missing are compared with nothing. */
export function contrastMistakes(colours: ReadonlyMap<string, Colour>): string[] {
  return PAIRS.flatMap(({ over, under, needed }) =>
    under.flatMap((ground) => pairMistakes(colours, { over, ground, needed })),
  );
}

/** What is no colour, in a sentence each. */
export function unreadableColours(colours: ReadonlyMap<string, Colour>): string[] {
  return [...colours].flatMap(([name, { light, dark }]) =>
    [...new Set([light, dark])]
      .filter((value) => !rgbOf(value))
      .map((value) => `${fileOf(name)}: --${name} holds "${value}", which is no colour like #0d1f2d or rgb(13 31 45)`),
  );
}

/** The file in which a colour stands. */
export function fileOf(name: string): string {
  return `brand/${name.startsWith('dawn-') ? 'pictures' : 'colours'}.css`;
}

function pairMistakes(
  colours: ReadonlyMap<string, Colour>,
  { over, ground, needed }: { over: ColourName; ground: ColourName; needed: number },
): string[] {
  const [front, back] = [colours.get(over), colours.get(ground)];
  if (!front || !back) return [];
  const failing = (['light', 'dark'] as const).flatMap((scheme) => {
    const [a, b] = [rgbOf(front[scheme]), rgbOf(back[scheme])];
    const ratio = a && b ? contrast(a, b) : Number.POSITIVE_INFINITY;
    // Rounded down, so that no sentence says 4.5 of what falls short of it.
    return ratio < needed ? [{ scheme, ratio: Math.floor(ratio * 100) / 100 }] : [];
  });
  return failing.map(
    ({ scheme, ratio }) =>
      `${fileOf(over)}: --${over} on --${ground} has a contrast of ${ratio.toFixed(2)}:1 in the ${scheme} scheme, and needs ${needed}:1`,
  );
}

/** Red, green and blue, 0 to 255, of a colour as the brand's files write it. What lies behind a translucent one is not asked. */
function rgbOf(css: string): number[] | undefined {
  const [, short, long] = /^#(?:([\da-f]{3,4})|([\da-f]{6}|[\da-f]{8}))$/i.exec(css) ?? [];
  const hex = short?.match(/./g)?.map((digit) => digit + digit) ?? long?.match(/../g);
  if (hex) return hex.slice(0, 3).map((digits) => Number.parseInt(digits, 16));
  return /^rgb\((\d+) (\d+) (\d+)(?: \/ [\d.]+%?)?\)$/.exec(css)?.slice(1).map(Number);
}

/** The contrast ratio of WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
