import { createHash, randomBytes } from 'node:crypto';
import type { SQLInputValue } from 'node:sqlite';
import { TicketType } from '#contract/ticket-types.ts';
import type * as contract from '#contract/tickets.ts';
import { AGENT_ID, TicketState } from '#contract/values.ts';
import { imageType } from '../../seed/pictures.ts';
import { type AccountRow, all, first, insert, run, type TicketTableRow } from '../database.ts';
import { imageForm } from '../image-form.ts';
import { sendMail } from '../mail.ts';
import { Refusal } from '../refusal.ts';
import { nowSeconds, type World } from '../world.ts';
import type { HandlersOf } from './handler.ts';

/** The largest attachment, in bytes. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** The ticket types that guests may choose (docs/behaviour/tickets.md#types). */
const GUEST_TYPES: readonly number[] = [1, 2, 6, 7];

interface Message {
  byAgent: number;
  date: number;
  content: string;
  file: string;
}

/** The fields that both example tickets share. */
const NEW_TICKET = { title: 'It drops', content: 'After a minute', file: [] };

/** Answers of the tickets' calls (docs/api.md#calls). */
export const ticketHandlers = {
  ticket: {
    who: 'lin',
    example: {},
    answer: (_payload, { world, member }) => {
      const sql = 'SELECT id, title, date, state FROM ticket WHERE account = ? ORDER BY date DESC, rowid DESC';
      return all(world.db, sql, member.id);
    },
  },

  ticketView: {
    who: 'lin',
    example: { id: '101' },
    answer: ({ id }, { world, member }) => {
      const { title, state } = memberTicket(world, member, id);
      const list = messages(world, id).map((message) => ({
        userId: message.isAgent ? AGENT_ID : member.id,
        ...message.sent,
      }));
      return { info: { name: member.email, title, state }, list };
    },
  },

  ticketAdd: {
    who: 'lin',
    example: { ...NEW_TICKET, type: 31 },
    answer: (payload, { world, member }) => {
      checkFiles(world, payload.file);
      if ('subject' in payload) {
        const { id } = memberTicket(world, member, payload.subject);
        addReply(world, id, payload.content, payload.file);
        return {};
      }
      if (!Object.values<number>(TicketType).includes(payload.type)) throw new Refusal('ticketType');
      const { next } = first<{ next: number }>(
        world.db,
        'SELECT 1 + MAX(9999, COALESCE(MAX(CAST(id AS INTEGER)), 0)) AS next FROM ticket WHERE key IS NULL',
      ) ?? { next: 10_000 };
      const id = String(next);
      openTicket(world, { id, account: member.id, email: member.email, key: null }, payload);
      return { id };
    },
  },

  ticketImageUpload: {
    example: imageForm(),
    answer: async ({ file }, { world }) => {
      if (file.size > MAX_IMAGE_BYTES) throw new Refusal('imageTooLarge');
      const bytes = Buffer.from(await file.arrayBuffer());
      const type = imageType(bytes);
      if (!type) throw new Refusal('notAnImage');
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
      const name = `${hash}.${type.replace('image/', '').replace('jpeg', 'jpg')}`;
      // Ignore a second upload of the same picture: its name is a hash of its bytes.
      run(world.db, 'INSERT OR IGNORE INTO file (name, type, bytes) VALUES (?, ?, ?)', name, type, bytes);
      return [name];
    },
  },

  ticketTouristView: {
    example: { key: 'guest-strange' },
    answer: ({ key }, { world }) => {
      const { id, email, title, state } = guestTicket(world, 'key', key);
      const list = messages(world, id).map((message) => ({ key: message.isAgent ? AGENT_ID : 0, ...message.sent }));
      return { info: { subject: id, name: email, title, state }, list };
    },
  },

  ticketTouristAdd: {
    example: { ...NEW_TICKET, type: 6, email: 'guest@new.example' },
    answer: (payload, { world }) => {
      checkFiles(world, payload.file);
      if ('subject' in payload) {
        const { id, key } = guestTicket(world, 'id', payload.subject);
        addReply(world, id, payload.content, payload.file);
        return { key };
      }
      if (!GUEST_TYPES.includes(payload.type)) throw new Refusal('ticketType');
      if (!/^[^\s@]+@[^\s@]+$/.test(payload.email)) throw new Refusal('accountRefused');
      // Nobody may guess these two: anybody with the key can read the ticket, and anybody with the id can reply.
      const [key, id] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
      openTicket(world, { id, account: null, email: payload.email, key }, payload);
      const link = `${world.siteUrl}/touristTicket?key=${key}`;
      sendMail(world, { recipient: payload.email, kind: 'guestTicket', link });
      return { key };
    },
  },
} satisfies HandlersOf<typeof contract>;

/** Adds an agent's message, which sets the ticket's state to "new reply". Returns false if there is no such ticket. */
export function addAgentReply(world: World, ticket: string, content: string): boolean {
  const found = first<TicketTableRow>(world.db, 'SELECT * FROM ticket WHERE id = ? OR key = ?', ticket, ticket);
  if (!found) return false;
  addMessage(world, { ticket: found.id, byAgent: 1, content, file: '[]' });
  run(world.db, 'UPDATE ticket SET state = ? WHERE id = ?', TicketState.newReply, found.id);
  return true;
}

function memberTicket(world: World, member: AccountRow, id: string): TicketTableRow {
  return knownTicket(world, 'id = ? AND account = ?', id, member.id);
}

function guestTicket(world: World, column: 'id' | 'key', value: string): TicketTableRow {
  return knownTicket(world, `${column} = ? AND key IS NOT NULL`, value);
}

function knownTicket(world: World, where: string, ...values: SQLInputValue[]): TicketTableRow {
  const found = first<TicketTableRow>(world.db, `SELECT * FROM ticket WHERE ${where}`, ...values);
  if (!found) throw new Refusal('unknownTicket');
  return found;
}

function messages(world: World, ticket: string) {
  const rows = all<Message>(world.db, 'SELECT * FROM message WHERE ticket = ? ORDER BY id', ticket);
  return rows.map(({ byAgent, date, content, file }) => ({
    isAgent: byAgent === 1,
    sent: { date, content, file: JSON.parse(file) as string[] },
  }));
}

function checkFiles(world: World, names: readonly string[]): void {
  for (const name of names) {
    if (!first(world.db, 'SELECT name FROM file WHERE name = ?', name)) throw new Refusal('unknownFile', name);
  }
}

function openTicket(
  world: World,
  owner: Pick<TicketTableRow, 'id' | 'account' | 'email' | 'key'>,
  { type, title, content, file }: { type: number; title: string; content: string; file: string[] },
): void {
  if (!title.trim() || !content.trim()) throw new Refusal('ticketIncomplete');
  insert(world.db, 'ticket', { ...owner, type, title, state: TicketState.waiting, date: nowSeconds() });
  addMessage(world, { ticket: owner.id, byAgent: 0, content, file: JSON.stringify(file) });
}

/** Adds a customer's reply, which opens the ticket again from any state. */
function addReply(world: World, ticket: string, content: string, file: string[]): void {
  if (!content.trim()) throw new Refusal('ticketIncomplete');
  addMessage(world, { ticket, byAgent: 0, content, file: JSON.stringify(file) });
  run(world.db, 'UPDATE ticket SET state = ? WHERE id = ?', TicketState.waiting, ticket);
}

function addMessage(world: World, message: Record<string, SQLInputValue>): void {
  insert(world.db, 'message', { ...message, date: nowSeconds() });
}
