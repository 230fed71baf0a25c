import { LANGUAGES } from '../routes/languages.ts';
import { LOCALES } from '../routes/locales.ts';

/** Scripts whose letters may stand close in large headings, and need no more than the usual space between lines. */
const CLOSE_SCRIPTS = ['Latn', 'Cyrl', 'Grek'];

/** What of a language's row decides about its tokens. */
interface Tokens {
  tag: string;
  fonts?: readonly string[];
  direction?: 'ltr' | 'rtl';
}

/**
 * The design's tokens as one language has them: its fonts, and for tall scripts more space between lines and none taken away between
 * letters, which in Arabic would tear words apart. What moves along a line, or is cut on one side of it, is multiplied by `--forth`, which is 1
 * unless lines run from right to left. Empty where nothing differs. Stands inline in the head, above `tokens.css`, which it outweighs.
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

/** The styles of a page for all languages: the tokens of each, and only the one of its address is shown; without script each is. */
export const ALL_LANGUAGES = `${LOCALES.map((locale) => tokensOf(LANGUAGES[locale])).join('')}@layer state{${LOCALES.map(
  (locale) => `html[data-locale="${locale}"] [data-when]:not([data-when="${locale}"])`,
).join()}{display:none}}`;
