/**
 * A mistake in someone's input that the message explains completely. It has no stack: Astro would print one below the
 * message, and it points into the build's code, where nothing is wrong.
 */
class PlainError extends Error {
  override readonly stack = '';
}

/** Throws if there are mistakes, one per line, below a title if there is one. */
export function stopAt(mistakes: readonly string[], title?: string): void {
  if (mistakes.length > 0) throw new PlainError([title ?? [], mistakes].flat().join('\n'));
}
