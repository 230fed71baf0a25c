import { markOf } from '../../../core/mark.ts';
import type { Attempt } from '../../../stores/attempts.ts';

/** Marks what was written, however a server keeps its blanks and line breaks. */
export function wordsMark(words: readonly string[]): string {
  return markOf(words.map((text) => text.replace(/\s+/g, ' ').trim()));
}

/** Marks a message with all that is sent: its words first, so that they can be found by themselves. */
export function messageMark(words: readonly string[], rest: unknown): string {
  return `${wordsMark(words)}.${markOf(rest)}`;
}

/** Are these the words that an attempt sent? */
export function hasWords({ mark }: Pick<Attempt, 'mark'>, words: readonly string[]): boolean {
  return mark.startsWith(`${wordsMark(words)}.`);
}
