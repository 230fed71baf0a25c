/**
 * A mistake in what people wrote, of which the message says everything. It has no stack: Astro would print one below the message, and
 * it leads into the build's code, where nothing is wrong.
 */
export class PlainError extends Error {
  override readonly stack = '';
}

/** Throws if there are mistakes, with a line for each. */
export function stopAt(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new PlainError(mistakes.join('\n'));
}
