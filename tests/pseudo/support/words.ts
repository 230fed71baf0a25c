import { pseudoLocalizeString } from 'pseudo-localization';

/** The marks around each text of the made-up language: words outside them are untranslated. */
export const [OPEN, CLOSE] = ['«', '»'] as const;

/** Parts that translators leave unchanged: placeholders, addresses, code. */
const KEPT = /\{\{?\w+\}?\}|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|`[^`]*`|\\./g;

/** How much longer a text becomes, as German is longer than English; short texts grow more. */
const GROWTH = 0.4;
const FILLER = 'one two three four five six seven eight nine ten ';

/**
 * A text with accents on its letters, without the marks. Placeholders stay unchanged.
 *
 * @example accented('Pay {{price}}') // 'Ƥȧȧẏ {{price}}'
 */
export function accented(text: string): string {
  const kept = [...text.matchAll(KEPT)].map(([each]) => each);
  return text
    .split(KEPT)
    .map((part, place) => pseudoLocalizeString(part) + (kept[place] ?? ''))
    .join('');
}

/**
 * A text of the made-up language: accented, marked, and longer by two fifths, with the closing punctuation at its end.
 *
 * @example pseudoText('Log in') // '«Ŀǿǿɠ īƞ ǿ»'
 */
export function pseudoText(text: string): string {
  const [, words = '', end = ''] = /^([\s\S]*?)([\s.!?:…]*)$/.exec(text) ?? [];
  return `${OPEN}${accented(words)}${filler(words, accented(words))}${end}${CLOSE}`;
}

/** The words to add so that a text becomes long enough. */
export function filler(text: string, made = text): string {
  const plain = (one: string): number => one.replace(KEPT, '').length;
  const lacking = Math.ceil(plain(text) * (1 + GROWTH)) - plain(made);
  if (lacking < 2) return '';
  const words = FILLER.repeat(Math.ceil(lacking / FILLER.length))
    .slice(0, lacking - 1)
    .trim();
  return words ? ` ${pseudoLocalizeString(words).slice(0, lacking - 1)}` : '';
}
