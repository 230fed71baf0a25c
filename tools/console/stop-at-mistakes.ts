/** If there are mistakes in somebody's input, prints them, one per line and without a stack, and ends the process. */
export function stopAtMistakes(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  for (const mistake of mistakes) console.error(mistake);
  process.exit(1);
}
