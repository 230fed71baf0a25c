import * as v from 'valibot';
import { describeCall, Id, Nothing, Seconds } from './call.ts';
import { AGENT_ID } from './values/tickets.ts';

/** A ticket in the member's list (docs/behaviour/tickets.md#list). */
export const TicketRow = v.object({ id: Id, title: v.string(), date: Seconds, state: v.number() });
export type TicketRow = v.InferOutput<typeof TicketRow>;

const messageFields = {
  date: Seconds,
  content: v.string(),
  /** Stored names of attached images. */
  file: v.nullish(v.array(v.string()), []),
};

/** A ticket's messages, oldest first; the same for members and guests. */
export interface Thread {
  title: string;
  /** The name of the person who opened it. */
  name: string;
  state: number;
  /** The ticket's id, needed for a reply. Empty for members: theirs is in the address. */
  subject: string;
  messages: { isAgent: boolean; date: number; content: string; file: string[] }[];
}

/** A member's ticket. */
export const MemberThread = v.pipe(
  v.object({
    info: v.object({ name: v.nullish(v.string(), ''), title: v.string(), state: v.number() }),
    list: v.array(v.object({ userId: v.union([v.number(), v.string()]), ...messageFields })),
  }),
  v.transform(
    ({ info, list }): Thread => ({
      ...info,
      subject: '',
      messages: list.map(({ userId, ...message }) => ({ ...message, isAgent: Number(userId) === AGENT_ID })),
    }),
  ),
);

/** A guest's ticket. */
export const GuestThread = v.pipe(
  v.object({
    info: v.object({ subject: Id, name: v.nullish(v.string(), ''), title: v.string(), state: v.number() }),
    list: v.array(v.object({ key: v.union([v.number(), v.string()]), ...messageFields })),
  }),
  v.transform(
    ({ info, list }): Thread => ({
      ...info,
      messages: list.map(({ key, ...message }) => ({ ...message, isAgent: Number(key) === AGENT_ID })),
    }),
  ),
);

const newTicket = { type: v.number(), title: v.string(), content: v.string(), file: v.array(v.string()) };
const reply = { subject: v.string(), content: v.string(), file: v.array(v.string()) };

/** The member's tickets. */
export const ticket = describeCall('ticket', Nothing, v.array(TicketRow));

/** One of the member's tickets. */
export const ticketView = describeCall('ticketView', v.strictObject({ id: v.string() }), MemberThread);

/** Opens a ticket (answers its id) or replies to one (`subject` is its id). */
export const ticketAdd = describeCall(
  'ticketAdd',
  v.union([v.strictObject(newTicket), v.strictObject(reply)]),
  v.object({ id: v.nullish(Id) }),
);

/** Stores one image; multipart, field `file`. Its payload never travels as JSON. */
export const ticketImageUpload = describeCall(
  'ticketImageUpload',
  v.strictObject({ file: v.blob() }),
  v.array(v.string()),
);

/** A guest's ticket, found by the key in its link. */
export const ticketTouristView = describeCall('ticketTouristView', v.strictObject({ key: v.string() }), GuestThread);

/** A guest opens a ticket or replies; answers the key for its link. */
export const ticketTouristAdd = describeCall(
  'ticketTouristAdd',
  v.union([v.strictObject({ email: v.string(), ...newTicket }), v.strictObject(reply)]),
  v.object({ key: v.nullish(Id) }),
);
