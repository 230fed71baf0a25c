import { type Finding, type LastAttempt, type OnceAction, stateOf } from '#app/send-once.ts';
import { quietly } from '#stores/submit.ts';
import { messageHash } from './words-hash.ts';

/**
 * How to send a form's text, and how to find out whether an earlier one has arrived
 * (docs/behaviour/tickets.md#sending-once).
 */
export interface Delivery {
  /** A label by which the writer recognises it. */
  label: string;
  /** The text, by which an earlier attempt is found. */
  words: readonly string[];
  /** How many messages with this text there were before. */
  before?: number;
  /** What is sent in addition to the text. */
  rest?: unknown;
  /**
   * Finds out whether this attempt has arrived. If it throws, that is unknown. Absent if there is no way to find out.
   */
  look?(earlier: LastAttempt): Promise<Finding>;
  send(key: string): Promise<unknown>;
}

/** A delivery with its images, as an action that must happen only once. */
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
      // Another tab has received the answer already, so there is nothing to look for.
      if (stateOf(earlier) === 'answered' || !look) return 'unknown';
      const looked = await quietly(() => look(earlier));
      return looked.isDone ? looked.value : 'unknown';
    },
    send: ({ key }) => send(key),
  };
}
