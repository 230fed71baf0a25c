import { hashOf } from '../../../core/hash.ts';
import type { Attempt } from '../../../stores/attempts.ts';

/** Marks what was written, however a server keeps its blanks and line breaks. */
export function wordsHash(words: readonly string[]): string {
  return hashOf(words.map((text) => text.replace(/\s+/g, ' ').trim()));
}

/** Marks a message with all that is sent: its words first, so that they can be found by themselves. */
export function messageHash(words: readonly string[], rest: unknown): string {
  return `${wordsHash(words)}.${hashOf(rest)}`;
}

/** Are these the words that an attempt sent? */
export function hasWords({ mark }: Pick<Attempt, 'mark'>, words: readonly string[]): boolean {
  return mark.startsWith(`${wordsHash(words)}.`);
}
