import { closest, distance } from 'fastest-levenshtein';

/**
 * The name that was probably meant: the most similar of the known names, if only few letters differ.
 *
 * @example nearest('qestion', ['question', 'needs']) // 'question'
 * @example nearest('author', ['question', 'needs']) // undefined
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(name, known);
  // Two swapped letters count as two slips.
  const slips = found.length < 4 ? 1 : Math.max(2, Math.floor(found.length / 3));
  return distance(name.toLowerCase(), found.toLowerCase()) <= slips ? found : undefined;
}

/** The question at the end of a message about an unknown name; empty if no known one is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return meant === undefined ? '' : `: did you mean "${meant}"?`;
}
