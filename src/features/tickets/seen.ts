import type { Thread, TicketRow } from '#contract/tickets.ts';
import { hasFields } from '#core/has-fields.ts';
import { localValues, readJson } from '#stores/storage.ts';
import { ticketStateName } from './tickets.ts';

/** A ticket of the list, with what this device knows about it. */
export interface ListedTicket extends TicketRow {
  /**
   * When the newest message that this device has seen was written, in seconds since the epoch; 0 if it has seen none.
   */
  seenDate: number;
  /** Did support write that message? */
  isFromAgent: boolean;
  /** True if there is a reply that has not been opened on this device. */
  isUnread: boolean;
}

/** What is stored about a ticket that was opened on this device, without any of its text. */
interface SeenTicket {
  id: string;
  /** As `ListedTicket.seenDate`. */
  date: number;
  /** As `ListedTicket.isFromAgent`. */
  isFromAgent: boolean;
  /** True if the reply that its state announced has been opened. After any other state the next reply is news again. */
  isRead: boolean;
}

const SHAPE = { id: 'string', date: 'number', isFromAgent: 'boolean', isRead: 'boolean' } as const;

/** How many tickets are stored: ten pages of the list. */
const KEPT = 50;

/** Stores that the member is reading this thread (docs/behaviour/tickets.md#unread). */
export function keepSeen(id: string, { state, messages }: Thread): void {
  const others = readSeen().filter((ticket) => ticket.id !== id);
  const { date = 0, isAgent: isFromAgent = false } = messages.at(-1) ?? {};
  write([{ id, date, isFromAgent, isRead: isNews(state) }, ...others]);
}

/** The rows of the list, with what this device knows about them (docs/behaviour/tickets.md#unread). */
export function withSeen(rows: readonly TicketRow[]): ListedTicket[] {
  const states = new Map(rows.map(({ id, state }) => [String(id), state]));
  const seen = readSeen().map((ticket) => ({ ...ticket, isRead: ticket.isRead && isNews(states.get(ticket.id)) }));
  write(seen);
  return rows.map((row) => {
    const ticket = seen.find(({ id }) => id === String(row.id));
    const { date: seenDate = 0, isFromAgent = false } = ticket ?? {};
    return { ...row, seenDate, isFromAgent, isUnread: isNews(row.state) && !ticket?.isRead };
  });
}

function isNews(state: number | undefined): boolean {
  return state !== undefined && ticketStateName(state) === 'newReply';
}

function readSeen(): SeenTicket[] {
  const kept = readJson(localValues, 'ticketsSeen');
  return Array.isArray(kept) ? kept.filter((ticket): ticket is SeenTicket => hasFields(ticket, SHAPE)) : [];
}

function write(tickets: readonly SeenTicket[]): void {
  if (tickets.length > 0) localValues.set('ticketsSeen', JSON.stringify(tickets.slice(0, KEPT)));
}
