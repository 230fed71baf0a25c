import { LANGUAGES } from '#routes/languages.ts';
import { LOCALES, type Locale } from '#routes/locales.ts';

/**
 * The order of all style layers. A later layer wins, whatever the specificity. Bundled styles come in the order of their
 * imports. So this order has a style element of its own, first in the head.
 */
const LAYER_ORDER = '@layer reset,base,ui,screen,state;';

/** Scripts that need only the usual line height, and whose large headings may have tight letter spacing. */
const CLOSE_SCRIPTS = ['Latn', 'Cyrl', 'Grek'];

/** Scripts whose quotes, dashes and ellipses are as wide as their letters. The system's Latin font has narrow ones. */
const WIDE_SCRIPTS = ['Hans', 'Hant'];

/** The parts of a language's row that decide its tokens. */
interface Tokens {
  tag: string;
  fonts?: readonly string[];
  direction?: 'ltr' | 'rtl';
}

/**
 * The design's tokens for one language: its fonts, and a larger line height for tall scripts. Tall scripts get no tight
 * letter spacing, which would tear Arabic words apart. Styles multiply distances along a line by `--forth`. It is 1, or
 * -1 if lines run from right to left. The result is empty if nothing differs. It is inlined in the head, above
 * `tokens.css`, and overrides that file.
 *
 * @example tokensOf({ tag: 'ja', fonts: ['Yu Gothic'] })
 * // '@layer base{:root:lang(ja){--tight:0;--leading:1.75;--font:ui-sans-serif,system-ui,"Yu Gothic",sans-serif}}'
 */
export function tokensOf({ tag, fonts = [], direction = 'ltr' }: Tokens): string {
  const { script = '' } = new Intl.Locale(tag).maximize();
  const isClose = CLOSE_SCRIPTS.includes(script);
  const isWide = WIDE_SCRIPTS.includes(script) && fonts.length > 0;
  const wide = fonts.map((font) => `local(${JSON.stringify(font)})`).join(',');
  const names = fonts.map((font) => JSON.stringify(font)).join(',');
  const declarations = [
    ...(isClose ? [] : ['--tight:0', '--leading:1.75']),
    ...(direction === 'rtl' ? ['--forth:-1'] : []),
    ...(names ? [`--font:${isWide ? 'wide,' : ''}ui-sans-serif,system-ui,${names},sans-serif`] : []),
  ];
  const face = `@font-face{font-family:wide;src:${wide};unicode-range:U+2014,U+2018-201D,U+2026}`;
  return declarations.length > 0
    ? `${isWide ? face : ''}@layer base{:root:lang(${tag}){${declarations.join(';')}}}`
    : '';
}

/** The style that comes first in a page's head: the order of the layers, and the tokens of the page's language. */
export function headStyle(locale: Locale): string {
  return LAYER_ORDER + tokensOf(LANGUAGES[locale]);
}

/**
 * The same style for a page with all languages. It has the tokens of each language. Its rules show only the language of
 * the address. Without JavaScript they show all languages.
 */
export const HEAD_STYLE_OF_ALL = [
  LAYER_ORDER,
  ...LOCALES.map((locale) => tokensOf(LANGUAGES[locale])),
  `@layer state{${LOCALES.map((locale) => `html[data-locale="${locale}"] [data-when]:not([data-when="${locale}"])`)}`,
  '{display:none}}',
].join('');
