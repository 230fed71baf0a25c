import type { Id } from '#contract/fields.ts';
import { sessionValues } from './storage.ts';

/** Stores for this tab whether the API's ticket ids are numbers. A mix of both kinds tells nothing, so it is not stored. */
export function keepIdKind(ids: readonly Id[]): void {
  const [kind, ...others] = new Set(ids.map((id) => typeof id));
  if (kind && others.length === 0) sessionValues.set('ticketIds', kind);
}

/**
 * Turns the text in a ticket's address into the API's id. The text does not say whether `9` is a number or a text
 * (docs/behaviour/tickets.md#ids). Undefined if this tab does not know yet.
 */
export function knownTicketId(text: string): Id | undefined {
  const isNumeral = /^\d/.test(text) && String(Number(text)) === text;
  if (!isNumeral) return text;
  const kind = sessionValues.get('ticketIds');
  return kind && (kind === 'number' ? Number(text) : text);
}
