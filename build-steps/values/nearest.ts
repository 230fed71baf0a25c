/**
 * The name that was probably meant: the most similar of the known names, if only few letters differ.
 *
 * @example nearest('qestion', ['question', 'needs']) // 'question'
 * @example nearest('author', ['question', 'needs']) // undefined
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [found] = known
    .map((each) => ({ each, slips: slipsBetween(name.toLowerCase(), each.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips);
  if (!found) return undefined;
  const { each, slips } = found;
  return slips <= (each.length < 4 ? 1 : Math.max(2, Math.floor(each.length / 3))) ? each : undefined;
}

/** How many letters must be added, left out or replaced to come from a word to another. Two swapped ones count as two. */
function slipsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...from].entries()) {
    const next = [place + 1];
    for (const [index, other] of [...to].entries()) {
      const replaced = (row[index] ?? 0) + Number(letter !== other);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The question at the end of a message about an unknown name; empty if no known one is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return meant === undefined ? '' : `: did you mean "${meant}"?`;
}
