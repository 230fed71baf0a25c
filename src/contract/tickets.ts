import * as v from 'valibot';
import { describeCall, describeRead, joined, Nothing, SentId } from './call.ts';
import {
  Amount,
  asId,
  asText,
  field,
  Id,
  Items,
  ItemsOrOne,
  mapped,
  Optional,
  Seconds,
  Text,
  UNNAMED,
} from './fields.ts';
import { AGENT_ID, TicketState } from './values.ts';

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
  file: Optional(ItemsOrOne(Text), []),
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

/** Used if the facts about a ticket are missing, because its messages must be shown nevertheless. */
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

/** A new ticket. */
const newTicket = {
  /**
   * What it is about: 1 paid, but package not active; 2 account; 31 to 35 connection, on iOS, Android, macOS, Windows, in the browser
   * extension; 4 something else; 5 suggestion; 6 how to get the app; 7 how to pay or renew; 8 Apple ID needed; 9 partnership. Guests can
   * choose 1, 2, 6 and 7 (docs/behaviour/tickets.md#types).
   */
  type: v.number(),
  /** One line. */
  title: v.string(),
  /** Plain text with line breaks. */
  content: v.string(),
  /** Stored names of uploaded images. */
  file: v.array(v.string()),
};

/** Who opens one without an account. */
const guest = {
  /** Where the guest is written to. */
  email: v.string(),
};

/** A reply to a ticket. */
const reply = {
  /** The ticket's id. */
  subject: SentId,
  /** Plain text with line breaks. */
  content: v.string(),
  /** Stored names of uploaded images. */
  file: v.array(v.string()),
};

/** What `ticket` takes. */
export const ticketPayload = Nothing;

/** The member's tickets. */
export const ticket = describeRead('ticket', Items(TicketRow));

/** What `ticketView` takes. */
export const ticketViewPayload = v.strictObject({
  /** The ticket's `id` in `ticket`. */
  id: SentId,
});

/** One of the member's tickets. */
export const ticketView = describeRead('ticketView', MemberThread);

/** What `ticketAdd` takes. */
export const ticketAddPayload = v.union([v.strictObject(newTicket), v.strictObject(reply)]);

/** Opens a ticket (answers its id) or replies to one (`subject` is its id; the answer may be anything). */
export const ticketAdd = describeCall(
  'ticketAdd',
  field<{ id?: Id | null }, { id: Id | undefined }>('a new id', (value) => ({ id: asId(Object(value).id) })),
);

/** What `ticketImageUpload` takes. */
export const ticketImageUploadPayload = v.strictObject({
  /** JPEG, PNG or GIF. */
  file: v.blob(),
});

/** Stores one image; multipart, field `file`. Its payload never travels as JSON. Answers its stored name, in a list or alone. */
export const ticketImageUpload = describeCall(
  'ticketImageUpload',
  field<string[]>('a list of names', (value) => {
    const names = [value].flat().flatMap((name) => asText(name) || []);
    return names.length > 0 ? names : undefined;
  }),
);

/** What `ticketTouristView` takes. */
export const ticketTouristViewPayload = v.strictObject({
  /** From the link: `/touristTicket?key=…`. */
  key: v.string(),
});

/** A guest's ticket, found by the key in its link. */
export const ticketTouristView = describeRead('ticketTouristView', GuestThread);

/** What `ticketTouristAdd` takes. */
export const ticketTouristAddPayload = v.union([
  v.strictObject(/* @__PURE__ */ joined(guest, newTicket)),
  v.strictObject(reply),
]);

/** A guest opens a ticket (answers the key for its link) or replies (the answer may be anything). */
export const ticketTouristAdd = describeCall(
  'ticketTouristAdd',
  field<{ key?: string | null }, { key: string | undefined }>('a new key', (value) => ({
    key: asText(Object(value).key) || undefined,
  })),
);

/** A message for the screen; none if it has neither text nor image. */
function toMessage(
  author: Id | null | undefined,
  { file, ...message }: Omit<Thread['messages'][number], 'isAgent'>,
): Thread['messages'] {
  const images = file.filter(Boolean);
  const isEmpty = images.length === 0 && !message.content.trim();
  return isEmpty ? [] : [{ ...message, file: images, isAgent: Number(author) === AGENT_ID }];
}
