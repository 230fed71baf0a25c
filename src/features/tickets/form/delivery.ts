import type { Finding, OnceAction } from '../../../app/send-once.ts';
import type { LastAttempt } from '../../../stores/attempts.ts';
import { quietly } from '../../../stores/submit.ts';
import { messageHash } from './words-hash.ts';

/** How a form's words go out, and how to see whether earlier ones have arrived (docs/behaviour/tickets.md#sending-once). */
export interface Delivery {
  /** By which the writer knows it again. */
  label: string;
  /** The words, by which an earlier attempt is found. */
  words: readonly string[];
  /** How many messages with these words there were before. */
  before?: number;
  /** What is sent beside the words. */
  rest?: unknown;
  /** Has this attempt arrived? What it throws means that nobody can say. Absent where there is nothing to look at. */
  look?(earlier: LastAttempt): Promise<Finding>;
  send(key: string): Promise<unknown>;
}

/** A delivery, with its images, as something that must happen once. */
export function onceActionOf(
  { label, words, before = 0, rest, look, send }: Delivery,
  file: readonly string[],
): OnceAction {
  return {
    mark: messageHash(words, [rest, file]),
    label,
    facts: () => ({ before }),
    isRepeatable: true,
    async find(earlier) {
      // What was answered has been seen by another tab, and is not looked for.
      if (earlier.isAnswered || !look) return 'unknown';
      const looked = await quietly(() => look(earlier));
      return looked.isDone ? looked.value : 'unknown';
    },
    send: ({ key }) => send(key),
  };
}
