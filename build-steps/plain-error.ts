/**
 * A mistake in someone's input that the message explains completely. It has no stack: Astro would print one below the
 * message, and it points into the build's code, where nothing is wrong.
 */
export class PlainError extends Error {
  override readonly stack = '';
}

/** Throws if there are mistakes, one per line. */
export function stopAt(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new PlainError(mistakes.join('\n'));
}
