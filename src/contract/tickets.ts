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
  /** The title, as the person who opened the ticket wrote it. */
  title: Optional(Text, UNNAMED),
  /** The state: 0 waiting for a reply, 1 closed, 2 new reply. */
  state: Optional(Amount, TicketState.waiting),
};

/** A ticket in the member's list (docs/behaviour/tickets.md#list). */
export const TicketRow = v.object({
  /** The id that `ticketView` takes. */
  id: Id,
  /** The time at which the ticket was opened. */
  date: Optional(Seconds, 0),
  ...ticketFields,
});
/** A ticket in the member's list, as the site reads it. */
export type TicketRow = v.InferOutput<typeof TicketRow>;

const messageFields = {
  /** The time at which the message was written. */
  date: Optional(Seconds, 0),
  /** Plain text; line breaks are kept. */
  content: Optional(Text, ''),
  /** Stored names of attached images. */
  file: Optional(ItemsOrOne(Text), []),
};

/** A ticket with its messages, oldest first. It is the same for members and guests. */
export interface Thread {
  title: string;
  /** The name of the person who opened it. */
  name: string;
  state: number;
  /** The ticket's id, which a reply needs. It is missing for members, because the page's address has it. */
  subject: Id | null | undefined;
  messages: { isAgent: boolean; date: number; content: string; file: string[] }[];
}

const threadFields = {
  /** The person who opened the ticket. */
  name: Optional(Text, ''),
  ...ticketFields,
};

/** Stands in for missing facts about a ticket, so that its messages can still be shown. */
const NO_INFO = { name: '', title: UNNAMED, state: TicketState.waiting };

/** A member's ticket. */
export const MemberThread = mapped(
  v.object({
    /** The facts about the ticket. */
    info: Optional(v.object(threadFields), NO_INFO),
    /** The messages, oldest first. */
    list: Items(
      v.object({
        /** The author; -1 is the support agent. */
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
    /** The facts about the ticket. */
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
        /** The author; -1 is the support agent. */
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
   * The subject of the ticket. 1: paid, but the package is not active. 2: account. 31 to 35: connection on iOS, Android,
   * macOS, Windows, or in the browser extension. 4: something else. 5: suggestion. 6: how to get the app. 7: how to pay
   * or renew. 8: Apple ID needed. 9: partnership. Guests can choose 1, 2, 6 and 7 (docs/behaviour/tickets.md#types).
   */
  type: v.number(),
  /** The title, one line. */
  title: v.string(),
  /** Plain text with line breaks. */
  content: v.string(),
  /** Stored names of uploaded images. */
  file: v.array(v.string()),
};

/** A person who opens a ticket without an account. */
const guest = {
  /** The guest's e-mail address, for the reply. */
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

/** The payload of `ticket`. */
export const ticketPayload = Nothing;

/** Returns the member's tickets. */
export const ticket = describeRead('ticket', Items(TicketRow));

/** The payload of `ticketView`. */
export const ticketViewPayload = v.strictObject({
  /** The ticket's `id` in `ticket`. */
  id: SentId,
});

/** Returns one of the member's tickets. */
export const ticketView = describeRead('ticketView', MemberThread);

/** The payload of `ticketAdd`. */
export const ticketAddPayload = v.union([v.strictObject(newTicket), v.strictObject(reply)]);

/**
 * Opens a ticket and returns its id, or replies to a ticket. A reply has the ticket's id as `subject`, and its answer may
 * be anything.
 */
export const ticketAdd = describeCall(
  'ticketAdd',
  field<{ id?: Id | null }, { id: Id | undefined }>('a new id', (value) => ({ id: asId(Object(value).id) })),
);

/** The payload of `ticketImageUpload`. */
export const ticketImageUploadPayload = v.strictObject({
  /** A JPEG, PNG or GIF file. */
  file: v.blob(),
});

/**
 * Stores one image. The request is multipart with the field `file`, never JSON. The answer is the image's stored name, in
 * a list or alone.
 */
export const ticketImageUpload = describeCall(
  'ticketImageUpload',
  field<string[]>('a list of names', (value) => {
    const names = [value].flat().flatMap((name) => asText(name) || []);
    return names.length > 0 ? names : undefined;
  }),
);

/** The payload of `ticketTouristView`. */
export const ticketTouristViewPayload = v.strictObject({
  /** The key of the link `/touristTicket?key=…`. */
  key: v.string(),
});

/** Returns a guest's ticket, found by the key in its link. */
export const ticketTouristView = describeRead('ticketTouristView', GuestThread);

/** The payload of `ticketTouristAdd`. */
export const ticketTouristAddPayload = v.union([
  v.strictObject(/* @__PURE__ */ joined(guest, newTicket)),
  v.strictObject(reply),
]);

/** Opens a guest's ticket and returns the key for its link, or replies to one. The answer to a reply may be anything. */
export const ticketTouristAdd = describeCall(
  'ticketTouristAdd',
  field<{ key?: string | null }, { key: string | undefined }>('a new key', (value) => ({
    key: asText(Object(value).key) || undefined,
  })),
);

/** A message for the screen. The list is empty if the message has neither text nor image. */
function toMessage(
  author: Id | null | undefined,
  { file, ...message }: Omit<Thread['messages'][number], 'isAgent'>,
): Thread['messages'] {
  const images = file.filter(Boolean);
  const isEmpty = images.length === 0 && !message.content.trim();
  return isEmpty ? [] : [{ ...message, file: images, isAgent: Number(author) === AGENT_ID }];
}
