/**
 * The key of a personal link without what a mail program or a hand has put behind it: a full stop, a bracket, a blank.
 * Keys themselves end with letters, digits, `-`, `_` or `=`.
 *
 * @example linkKey('a1b2=).') // 'a1b2='
 */
export function linkKey(text: string): string {
  return text.replace(/[^\p{L}\p{N}_=-]+$/u, '');
}
