import type { Attempt } from '#app/send-once.ts';
import { hashOf } from '#core/hash.ts';

/** A hash of texts that ignores blanks and line breaks, which a server may change. */
export function wordsHash(words: readonly string[]): string {
  return hashOf(words.map((text) => text.replace(/\s+/g, ' ').trim()));
}

/**
 * A hash of a message with everything that is sent. It starts with the hash of the text, so that the text alone can be
 * matched.
 */
export function messageHash(words: readonly string[], rest: unknown): string {
  return `${wordsHash(words)}.${hashOf(rest)}`;
}

/** True if an attempt sent these texts. */
export function hasWords({ mark }: Pick<Attempt, 'mark'>, words: readonly string[]): boolean {
  return mark.startsWith(`${wordsHash(words)}.`);
}
