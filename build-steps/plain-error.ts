/**
 * A mistake in somebody's input that the message explains completely. It has no stack. Astro would print the stack
 * below the message, and the stack points into the build's code, where nothing is wrong.
 */
class PlainError extends Error {
  override readonly stack = '';
}

/** Throws if there are mistakes. The message has one mistake per line, below the title if there is one. */
export function stopAt(mistakes: readonly string[], title?: string): void {
  if (mistakes.length > 0) throw new PlainError([title ?? [], mistakes].flat().join('\n'));
}
