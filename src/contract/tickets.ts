import * as v from 'valibot';
import { describeCall, describeRead } from './call.ts';
import { Amount, asId, asText, field, Id, Items, mapped, Optional, Seconds, Text, UNNAMED } from './fields.ts';
import { AGENT_ID, TicketState } from './values/tickets.ts';

const ticketFields = {
  /** As the person who opened it wrote it. */
  title: Optional(Text, UNNAMED),
  /** 0 waiting for a reply, 1 closed, 2 new reply. */
  state: Optional(Amount, TicketState.waiting),
};

/** A ticket in the member's list (docs/behaviour/tickets.md#list). */
export const TicketRow = v.object({
  /** What `ticketView` takes. */
  id: Id,
  /** When it was opened. */
  date: Optional(Seconds, 0),
  ...ticketFields,
});
export type TicketRow = v.InferOutput<typeof TicketRow>;

const messageFields = {
  /** When it was written. */
  date: Optional(Seconds, 0),
  /** Plain text; line breaks are kept. */
  content: Optional(Text, ''),
  /** Stored names of attached images. */
  file: Optional(Items(Text), []),
};

/** A ticket's messages, oldest first; the same for members and guests. */
export interface Thread {
  title: string;
  /** The name of the person who opened it. */
  name: string;
  state: number;
  /** The ticket's id, needed for a reply. Absent for members: theirs is in the address. */
  subject: Id | null | undefined;
  messages: { isAgent: boolean; date: number; content: string; file: string[] }[];
}

const threadFields = {
  /** The person who opened it. */
  name: Optional(Text, ''),
  ...ticketFields,
};

/** Whose messages came is shown, whatever is missing around them. */
const NO_INFO = { name: '', title: UNNAMED, state: TicketState.waiting };

/** A member's ticket. */
export const MemberThread = mapped(
  v.object({
    /** What the ticket is about. */
    info: Optional(v.object(threadFields), NO_INFO),
    /** The messages, oldest first. */
    list: Items(
      v.object({
        /** Who wrote it; -1 is the support agent. */
        userId: Optional(Id),
        ...messageFields,
      }),
    ),
  }),
  ({ info, list }): Thread => ({
    ...info,
    subject: undefined,
    messages: list.flatMap(({ userId, ...message }) => toMessage(userId, message)),
  }),
);

/** A guest's ticket. */
export const GuestThread = mapped(
  v.object({
    /** What the ticket is about. */
    info: Optional(
      v.object({
        /** The ticket's id, which a reply names. */
        subject: Optional(Id),
        ...threadFields,
      }),
      { subject: undefined, ...NO_INFO },
    ),
    /** The messages, oldest first. */
    list: Items(
      v.object({
        /** Who wrote it; -1 is the support agent. */
        key: Optional(Id),
        ...messageFields,
      }),
    ),
  }),
  ({ info, list }): Thread => ({
    ...info,
    subject: info.subject,
    messages: list.flatMap(({ key, ...message }) => toMessage(key, message)),
  }),
);

/** The member's tickets. */
export const ticket = describeRead('ticket', Items(TicketRow));

/** One of the member's tickets. */
export const ticketView = describeRead('ticketView', MemberThread);

/** Opens a ticket (answers its id) or replies to one (`subject` is its id; the answer may be anything). */
export const ticketAdd = describeCall(
  'ticketAdd',
  field<{ id?: Id | null }, { id: Id | undefined }>('anything', (value) => ({ id: asId(Object(value).id) })),
);

/** Stores one image; multipart, field `file`. Its payload never travels as JSON. Answers its stored name, in a list or alone. */
export const ticketImageUpload = describeCall(
  'ticketImageUpload',
  field<string[]>('a list of names', (value) => {
    const names = [value].flat().flatMap((name) => asText(name) || []);
    return names.length > 0 ? names : undefined;
  }),
);

/** A guest's ticket, found by the key in its link. */
export const ticketTouristView = describeRead('ticketTouristView', GuestThread);

/** A guest opens a ticket (answers the key for its link) or replies (the answer may be anything). */
export const ticketTouristAdd = describeCall(
  'ticketTouristAdd',
  field<{ key?: string | null }, { key: string | undefined }>('anything', (value) => ({
    key: asText(Object(value).key) || undefined,
  })),
);

/** A message as it is shown; none for one that has neither text nor image. */
function toMessage(
  author: Id | null | undefined,
  { file, ...message }: Omit<Thread['messages'][number], 'isAgent'>,
): Thread['messages'] {
  const images = file.filter(Boolean);
  const isEmpty = images.length === 0 && !message.content.trim();
  return isEmpty ? [] : [{ ...message, file: images, isAgent: Number(author) === AGENT_ID }];
}
