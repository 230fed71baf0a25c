/**
 * A text that `Intl` has written, with the spaces of this site's texts between figures and Chinese.
 * @example spaced('2026年11月') // '2026 年 11 月'
 */
export function spaced(text: string): string {
  return text.replace(/\d(?=\p{Script=Han})|\p{Script=Han}(?=\d)/gu, '$& ');
}
