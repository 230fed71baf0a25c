import type { Send } from '#api/client.ts';
import type { Id } from '#contract/fields.ts';
import { keepIdKind, knownTicketId } from '#stores/ticket-id-kind.ts';

/**
 * A ticket's id with the type (number or string) that the API uses. Loads the list if this tab does not know that yet.
 * Throws what that call throws.
 */
export async function ticketIdOf(text: string, send: Send): Promise<Id> {
  const known = knownTicketId(text);
  if (known !== undefined) return known;
  const ids = (await send('ticket', {}, { overlay: false })).map(({ id }) => id);
  keepIdKind(ids);
  return ids.find((id) => String(id) === text) ?? text;
}
