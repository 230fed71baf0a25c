import type { Thread, TicketRow } from '../../../src/contract/tickets.ts';
import type { Known, Note } from './known.ts';

/** Notes doubts about a ticket's messages, and what the list says of the ticket. */
export function doubtsOfThread({ title, messages }: Thread, { payload, beans }: Known, note: Note): void {
  const dates = messages.map(({ date }) => date).filter(Boolean);
  const [first = 0, last = 0] = [dates.at(0), dates.at(-1)];
  if (first > last)
    note('unusable', 'list', 'has the newest message first: the site shows them as they come, oldest first');
  const rows = (beans.get('ticket') ?? []) as TicketRow[];
  const row = rows.find(({ id }) => id === Object(payload).id);
  if (row && row.title !== title)
    note('tolerated', 'info.title', `is ${JSON.stringify(title)}, and in the list ${JSON.stringify(row.title)}`);
}
