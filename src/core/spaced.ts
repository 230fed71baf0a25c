/**
 * A text that `Intl` has written, with a space between figures and Chinese, as in this site's texts.
 *
 * @example spaced('2026年11月') // '2026 年 11 月'
 */
export function spaced(text: string): string {
  return text.replace(/\d(?=\p{Script=Han})|\p{Script=Han}(?=\d)/gu, '$& ');
}
