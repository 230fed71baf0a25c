/**
 * The key of a personal link without what a mail program or a hand has put behind it, such as a full stop or a bracket.
 * @example linkKey('a1b2=).') // 'a1b2='
 */
export function linkKey(text: string): string {
  return text.replace(/[^\p{L}\p{N}_=-]+$/u, '');
}
