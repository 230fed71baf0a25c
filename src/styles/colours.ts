/**
 * The names of all colours of a brand, as in `brand/colours.css`, `brand/pictures.css` and `brand/pay-colours.css`,
 * without the two dashes (src/styles/README.md#colours).
 */
export const COLOUR_NAMES = [
  ...(['paper', 'raised', 'lift', 'sunk', 'ink', 'soft', 'faint', 'line', 'edge'] as const),
  ...(['sea', 'on-sea', 'sea-strong', 'sea-wash'] as const),
  ...(['amber', 'amber-wash', 'red', 'on-red', 'red-wash'] as const),
  ...(['lamp', 'foam', 'dusk', 'code-paper', 'code-ink', 'shade', 'veil', 'depth'] as const),
  ...(['dawn-sky-high', 'dawn-sky', 'dawn-sky-low', 'dawn-sea-far', 'dawn-sea'] as const),
  ...(['dawn-wave-far', 'dawn-crest-far', 'dawn-wave', 'dawn-crest', 'dawn-wave-near'] as const),
  ...(['dawn-sun', 'dawn-glow', 'dawn-glow-near', 'dawn-glow-far', 'dawn-glow-end'] as const),
  ...(['dawn-cloud', 'dawn-cloud-lit', 'day-sky', 'day-sky-low', 'day-sun', 'day-sign'] as const),
  ...(['pay-alipay', 'pay-wechat', 'pay-union', 'pay-card', 'pay-paypal'] as const),
] as const;
/** The name of a colour. */
export type ColourName = (typeof COLOUR_NAMES)[number];

/** The names of the colours for pictures of the sea, without the beginning `dawn-`. */
export type DawnName = ColourName extends infer Name ? (Name extends `dawn-${infer Own}` ? Own : never) : never;

/** The values of a colour in both schemes, as CSS writes them. */
export interface Colour {
  light: string;
  dark: string;
}
