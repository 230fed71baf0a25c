import type { Attempt, Finding, LastAttempt, OnceAction } from '#app/send-once.ts';
import { hashOf } from '#core/ids.ts';
import { quietly } from '#stores/submit.ts';

/**
 * How to send a form's text, and how to find out whether an earlier one has arrived
 * (docs/behaviour/tickets.md#sending-once).
 */
export interface Delivery {
  /** A label by which the writer recognises it. */
  label: string;
  /** What was written, by which an earlier attempt is recognised. */
  texts: readonly string[];
  /** How many messages with these texts there were before. */
  before?: number;
  /** What is sent beside the texts. */
  alsoSent?: unknown;
  /** Finds out whether this attempt has arrived. If it throws, that is unknown. Absent if there is no way to find out. */
  find?(earlier: LastAttempt): Promise<Finding>;
  send(key: string): Promise<unknown>;
}

/** A delivery with its images, as an action that must happen only once. */
export function onceActionOf(
  { label, texts, before = 0, alsoSent, find, send }: Delivery,
  file: readonly string[],
): OnceAction {
  return {
    // Begins with the hash of the texts, so that these alone can be matched.
    mark: `${hashOfTexts(texts)}.${hashOf([alsoSent, file])}`,
    label,
    facts: () => ({ before }),
    isRepeatable: true,
    async find(earlier) {
      // Another tab has received the answer already, so there is nothing to look for.
      if (earlier.state === 'answered' || !find) return 'unknown';
      const found = await quietly(() => find(earlier));
      return found.isDone ? found.value : 'unknown';
    },
    send: ({ key }) => send(key),
  };
}

/** A hash of texts that ignores blanks and line breaks, which a server may change. */
export function hashOfTexts(texts: readonly string[]): string {
  return hashOf(texts.map((text) => text.replace(/\s+/g, ' ').trim()));
}

/** True if an attempt sent these texts. */
export function hasSent({ mark }: Pick<Attempt, 'mark'>, texts: readonly string[]): boolean {
  return mark.startsWith(`${hashOfTexts(texts)}.`);
}
