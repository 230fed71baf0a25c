/** The CSS properties that the banner accepts from the server (docs/behaviour/chrome.md#banner-style). */
const TAKEN = ['color', 'background', 'background-color', 'font-weight', 'font-size', 'text-align'];

/**
 * Matches values that could load something from another address. It refuses backslashes because CSS escapes can spell
 * `url`.
 */
const LOADING = /url|image|\\/i;

/** Matches values that show no text. */
const UNSEEN = /transparent|#(?:[\da-f]{3}0|[\da-f]{6}00)$|(?:\/|(?:,[^,]*){2},)\s*0*\.?0*%?\s*\)/i;

/** The least and the largest letter size that can be read in the banner's one line, by unit. */
const SIZES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  px: [10, 28],
  em: [0.625, 1.75],
  rem: [0.625, 1.75],
  '%': [62.5, 175],
};

/**
 * The harmless declarations of `webBannerStyle`: colours, background, font weight, font size and alignment. Property
 * names may be written as in CSS or as in scripts.
 *
 * @example bannerStyle({ color: '#fff', fontWeight: '600', position: 'fixed' }) // [['color', '#fff'], ['font-weight', '600']]
 */
export function bannerStyle(style: Readonly<Record<string, string>>): [name: string, value: string][] {
  return Object.entries(style)
    .map(([name, value]): [string, string] => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value])
    .filter(([name, value]) => TAKEN.includes(name) && !LOADING.test(value) && isReadable(name, value));
}

function isReadable(name: string, value: string): boolean {
  if (name === 'color') return !UNSEEN.test(value);
  if (name !== 'font-size') return true;
  const [, number, unit = ''] = /^\s*([\d.]+)([a-z%]+)\s*$/i.exec(value) ?? [];
  const [least, most] = SIZES[unit.toLowerCase()] ?? [1, 0];
  return Number(number) >= least && Number(number) <= most;
}
