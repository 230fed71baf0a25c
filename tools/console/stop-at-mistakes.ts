/** Ends a command where what people wrote can't be used: prints the mistakes, a line each, and nothing of where they were found. */
export function stopAtMistakes(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  for (const mistake of mistakes) console.error(mistake);
  process.exit(1);
}
