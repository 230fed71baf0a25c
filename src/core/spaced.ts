/**
 * Adds the spaces that this site's texts have between figures and Chinese to a text that `Intl` has written.
 * @example spaced('2026年11月') // '2026 年 11 月'
 */
export function spaced(text: string): string {
  return text.replace(/\d(?=\p{Script=Han})|\p{Script=Han}(?=\d)/gu, '$& ');
}
