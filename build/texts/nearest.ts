import { closest, distance } from 'fastest-levenshtein';

/**
 * The name that was probably meant: the nearest of those that are known, if few letters lie between them.
 *
 * @example nearest('qestion', ['question', 'needs']) // 'question'
 * @example nearest('author', ['question', 'needs']) // undefined
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(name, known);
  // Two letters that changed places count as two slips.
  const slips = found.length < 4 ? 1 : Math.max(2, Math.floor(found.length / 3));
  return distance(name.toLowerCase(), found.toLowerCase()) <= slips ? found : undefined;
}

/** A question that ends the sentence about an unknown name; nothing where no known one is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return meant === undefined ? '' : `: did you mean "${meant}"?`;
}
