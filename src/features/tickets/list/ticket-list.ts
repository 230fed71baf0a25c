import type { Send } from '#api/client.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createFetchedValue } from '#app/fetched-value.ts';
import type { Id } from '#contract/fields.ts';
import type { Thread, TicketRow } from '#contract/tickets.ts';
import { hasFields } from '#core/has-fields.ts';
import { newestFirst } from '#core/newest-first.ts';
import { localValues, readJson } from '#stores/storage.ts';
import { keepIdKind, knownTicketId } from '#stores/ticket-id-kind.ts';
import { promisedAnswer } from '../promise.ts';
import { ticketStateName } from '../tickets.ts';

/** A ticket of the list, with what this device knows about it. */
export interface ListedTicket extends TicketRow {
  /**
   * When the newest message that this device has seen was written, in seconds since the epoch. 0 if it has seen none.
   */
  seenDate: number;
  /** Did support write that message? */
  isFromAgent: boolean;
  /** True if there is a reply that has not been opened on this device. */
  isUnread: boolean;
}

/**
 * The fields that are stored about a ticket that was opened on this device. They have none of the ticket's text. `date`
 * and `isFromAgent` describe the newest message seen. `isRead` says whether the new reply that the ticket's state
 * announces has been opened. Once the ticket has another state, `isRead` is reset, so the next reply counts as new.
 */
const SEEN_TICKET = { id: 'string', date: 'number', isFromAgent: 'boolean', isRead: 'boolean' } as const;

/** The number of tickets that are stored: ten pages of the list. */
const KEPT = 50;

/** The model of the member's tickets (docs/behaviour/tickets.md#list). */
export function createTickets({ send }: Pick<Dependencies, 'send'>) {
  return createFetchedValue(async () => withSeen(newestFirst(await fetchRows(send))));
}

/**
 * A ticket's id with the type (number or string) that the API uses. Loads the list if this tab does not know the type
 * yet.
 * @throws what that call throws
 */
export async function ticketIdOf(text: string, send: Send): Promise<Id> {
  const known = knownTicketId(text);
  if (known !== undefined) return known;
  return (await fetchRows(send)).find(({ id }) => String(id) === text)?.id ?? text;
}

/**
 * Is the answer to a listed ticket late? The list names only the time at which a ticket was opened. So it is certain only
 * for a ticket whose newest message the member wrote, as far as this device has seen. In any other ticket the member may
 * have written later.
 *
 * @param now the server's time, in seconds since the epoch
 */
export function latenessOf(
  { state, date, seenDate, isFromAgent }: Pick<ListedTicket, 'state' | 'date' | 'seenDate' | 'isFromAgent'>,
  now: number,
): 'late' | 'perhapsLate' | undefined {
  if (!promisedAnswer(state, seenDate || date, now)?.isLate) return undefined;
  return seenDate && !isFromAgent ? 'late' : 'perhapsLate';
}

async function fetchRows(send: Send): Promise<TicketRow[]> {
  const rows = await send('ticket', {}, { overlay: false });
  keepIdKind(rows.map(({ id }) => id));
  return rows;
}

/** Stores that the member is reading this thread (docs/behaviour/tickets.md#unread). */
export function keepSeen(id: string, { state, messages }: Thread): void {
  const others = readSeen().filter((ticket) => ticket.id !== id);
  const { date = 0, isAgent: isFromAgent = false } = messages.at(-1) ?? {};
  writeSeen([{ id, date, isFromAgent, isRead: isNews(state) }, ...others]);
}

/** The rows of the list, with what this device knows about them (docs/behaviour/tickets.md#unread). */
function withSeen(rows: readonly TicketRow[]): ListedTicket[] {
  const states = new Map(rows.map(({ id, state }) => [String(id), state]));
  const seen = readSeen().map((ticket) => ({ ...ticket, isRead: ticket.isRead && isNews(states.get(ticket.id)) }));
  writeSeen(seen);
  return rows.map((row) => {
    const ticket = seen.find(({ id }) => id === String(row.id));
    const { date: seenDate = 0, isFromAgent = false } = ticket ?? {};
    return { ...row, seenDate, isFromAgent, isUnread: isNews(row.state) && !ticket?.isRead };
  });
}

function isNews(state: number | undefined): boolean {
  return state !== undefined && ticketStateName(state) === 'newReply';
}

function readSeen() {
  const kept = readJson(localValues, 'ticketsSeen');
  return Array.isArray(kept) ? kept.filter((ticket: unknown) => hasFields(ticket, SEEN_TICKET)) : [];
}

function writeSeen(tickets: ReturnType<typeof readSeen>): void {
  if (tickets.length > 0) localValues.set('ticketsSeen', JSON.stringify(tickets.slice(0, KEPT)));
}
