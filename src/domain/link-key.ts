/** The longest key that is read, in characters. It is longer than any key. */
const MAX_LENGTH = 4096;

/**
 * Removes signs from the end of a personal link's key. Mail programs and people add signs there, such as a full stop or a
 * bracket.
 * @example linkKey('a1b2=).') // 'a1b2='
 */
export function linkKey(text: string): string {
  // The lookbehind keeps the time short: a long run of signs is tried only once, from its start.
  return text.slice(0, MAX_LENGTH).replace(/(?<![^\p{L}\p{N}_=-])[^\p{L}\p{N}_=-]+$/u, '');
}
