import { LANGUAGES } from '../routes/languages.ts';
import { LOCALES } from '../routes/locales.ts';

/** Scripts whose large headings may have tight letter spacing, and which need only the usual line height. */
const CLOSE_SCRIPTS = ['Latn', 'Cyrl', 'Grek'];

/** The parts of a language's row that decide its tokens. */
interface Tokens {
  tag: string;
  fonts?: readonly string[];
  direction?: 'ltr' | 'rtl';
}

/**
 * The design's tokens for one language: its fonts, and for tall scripts a larger line height and no tight letter
 * spacing, which would tear Arabic words apart. Distances along a line are multiplied by `--forth`: 1, or -1 if lines
 * run from right to left. Empty if nothing differs. It is inlined in the head, above `tokens.css`, which it overrides.
 *
 * @example tokensOf({ tag: 'ja', fonts: ['Yu Gothic'] })
 * // '@layer base{:root:lang(ja){--tight:0;--leading:1.75;--font:ui-sans-serif,system-ui,"Yu Gothic",sans-serif}}'
 */
export function tokensOf({ tag, fonts = [], direction = 'ltr' }: Tokens): string {
  const isClose = CLOSE_SCRIPTS.includes(new Intl.Locale(tag).maximize().script ?? '');
  const names = fonts.map((font) => JSON.stringify(font)).join(',');
  const declarations = [
    ...(isClose ? [] : ['--tight:0', '--leading:1.75']),
    ...(direction === 'rtl' ? ['--forth:-1'] : []),
    ...(names ? [`--font:ui-sans-serif,system-ui,${names},sans-serif`] : []),
  ];
  return declarations.length > 0 ? `@layer base{:root:lang(${tag}){${declarations.join(';')}}}` : '';
}

/**
 * The styles of a page with all languages: the tokens of each, and rules that show only the language of its address;
 * without JavaScript all are shown.
 */
export const ALL_LANGUAGES = `${LOCALES.map((locale) => tokensOf(LANGUAGES[locale])).join('')}@layer state{${LOCALES.map(
  (locale) => `html[data-locale="${locale}"] [data-when]:not([data-when="${locale}"])`,
).join()}{display:none}}`;
