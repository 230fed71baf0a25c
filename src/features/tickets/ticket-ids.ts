import type { Send } from '../../api/client.ts';
import type { Id } from '../../contract/fields.ts';
import { keepIdKind, knownTicketId } from '../../stores/ticket-id-kind.ts';

/** A ticket's id as the API has it. Where this tab doesn't know its kind yet, the list is asked; fails like its call. */
export async function ticketIdOf(text: string, send: Send): Promise<Id> {
  const known = knownTicketId(text);
  if (known !== undefined) return known;
  const ids = (await send('ticket', {}, { overlay: false })).map(({ id }) => id);
  keepIdKind(ids);
  return ids.find((id) => String(id) === text) ?? text;
}
