/**
 * Removes signs from the end of a personal link's key. Mail programs and people add signs there, such as a full stop or a
 * bracket.
 * @example linkKey('a1b2=).') // 'a1b2='
 */
export function linkKey(text: string): string {
  return text.replace(/[^\p{L}\p{N}_=-]+$/u, '');
}
