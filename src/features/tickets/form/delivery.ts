import type { Attempt, Finding, LastAttempt, OnceAction } from '#app/send-at-most-once.ts';
import { hashOf } from '#core/ids.ts';
import { quietly } from '#stores/action-state.ts';

/**
 * How to send a form's text, and how to find out whether an earlier text has arrived
 * (docs/behaviour/tickets.md#sending-once).
 */
export interface Delivery {
  /** A label by which the writer recognises the text. It is empty for a reply. */
  label: string;
  /** The texts that the writer typed. An earlier attempt is recognised by them. */
  texts: readonly string[];
  /** The number of messages with these texts that existed before. */
  before?: number;
  /** The data that is sent beside the texts. */
  alsoSent?: unknown;
  /**
   * Finds out whether this attempt has arrived. If it throws, the outcome is unknown. Absent if there is no way to find
   * out.
   */
  find?(earlier: LastAttempt): Promise<Finding>;
  send(key: string): Promise<unknown>;
}

/**
 * Turns a delivery and its images into an action that must happen only once.
 * @param file the stored names of the images
 */
export function onceActionOf(
  { label, texts, before = 0, alsoSent, find, send }: Delivery,
  file: readonly string[],
): OnceAction {
  return {
    // The mark begins with the hash of the texts, so that the texts alone can be matched.
    mark: `${hashOfTexts(texts)}.${hashOf([alsoSent, file])}`,
    label,
    facts: () => ({ before }),
    isRepeatable: true,
    async find(earlier) {
      // Another tab has already received the answer, so there is nothing to look for.
      if (earlier.state === 'answered' || !find) return 'unknown';
      const found = await quietly(() => find(earlier));
      return found.isDone ? found.value : 'unknown';
    },
    send: ({ key }) => send(key),
  };
}

/** A hash of texts. It treats any run of spaces and line breaks as one space, because a server may change them. */
export function hashOfTexts(texts: readonly string[]): string {
  return hashOf(texts.map((text) => text.replace(/\s+/g, ' ').trim()));
}

/** Did this attempt send these texts? */
export function hasSent({ mark }: Pick<Attempt, 'mark'>, texts: readonly string[]): boolean {
  return mark.startsWith(`${hashOfTexts(texts)}.`);
}
