import * as v from 'valibot';
import { BANKS } from './values/invite.ts';

/** An id that goes back to the API, as it came. */
export const SentId = v.union([v.string(), v.number()]);

/** The payload of calls that take nothing. */
const Nothing = v.strictObject({});

/** What both orders take. */
const orderFields = {
  /** A product's `key`. */
  productId: SentId,
  /** A payment method's `name`. */
  payType: v.string(),
  /** A payment method's `id`. */
  mId: SentId,
  /** Always 1. */
  pv: v.literal(1),
  /** Where the visitor came from, as the link's `source` said; `web` without one. */
  source: v.string(),
  /** The channel, as the link's `channelId` said; `web` without one. */
  channelId: v.string(),
};

/** Whose password it is. */
const emailField = {
  /** The member's e-mail address, trimmed. */
  email: v.string(),
};

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

/** What both changes take. */
const domains = {
  /** Domains as JSON in a text, because the API wants it that way: `"[\"example.com\"]"`. */
  data: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
};

/**
 * What each call takes, by its name. The sandbox checks it and refuses anything else, and the reference of the API shows it; the site uses only
 * the types, so that no browser loads this file.
 */
export const PAYLOADS = {
  activityCheck: Nothing,
  skuList: Nothing,
  createRenewOrder: v.strictObject({
    ...orderFields,
    /** Are days of level 1 to pay for part of it? */
    upgrade: v.boolean(),
  }),
  createRegOrder: v.strictObject({
    ...orderFields,
    /** The new account's e-mail address. */
    account: v.string(),
    /** The new account's, as it was typed. */
    password: v.string(),
    /** `web` and a mark of the browser. */
    fingerprint: v.pipe(v.string(), v.startsWith('web')),
    /** The inviter's code; empty without an invitation. */
    ref: v.string(),
  }),
  regCheck: v.strictObject({
    /** The e-mail address of the new account. */
    account: v.string(),
  }),
  login: v.strictObject({
    /** The member's e-mail address, trimmed. */
    account: v.string(),
    /** As it was typed, never trimmed. */
    password: v.string(),
  }),
  greenChannel: v.strictObject({
    /** As the app has put it into the link. */
    formSign: v.string(),
  }),
  info: Nothing,
  refreshVip: Nothing,
  deviceUnbind: v.strictObject({
    /** The device's `id` in `info`. */
    id: SentId,
  }),
  orderReceipt: v.strictObject({
    /** The order's `id` in `info`. */
    orderId: SentId,
  }),
  forgotCode: v.strictObject(emailField),
  forgotCodeVerify: v.strictObject({
    ...emailField,
    /** Six digits. */
    code: v.string(),
  }),
  forgotReset: v.strictObject({
    ...emailField,
    /** Six digits. */
    code: v.string(),
    /** The new one. */
    password: v.string(),
  }),
  forgot: v.strictObject(emailField),
  repass: v.strictObject({
    /** From the link's `key`. */
    key: v.string(),
    /** The new one. */
    password: v.string(),
  }),
  appleId: v.strictObject({
    /** Is the second one asked for? */
    spare: v.boolean(),
  }),
  ticket: Nothing,
  ticketView: v.strictObject({
    /** The ticket's `id` in `ticket`. */
    id: SentId,
  }),
  ticketAdd: v.union([v.strictObject(newTicket), v.strictObject(reply)]),
  ticketImageUpload: v.strictObject({
    /** JPEG, PNG or GIF. */
    file: v.blob(),
  }),
  ticketTouristView: v.strictObject({
    /** From the link: `/touristTicket?key=…`. */
    key: v.string(),
  }),
  ticketTouristAdd: v.union([v.strictObject({ ...guest, ...newTicket }), v.strictObject(reply)]),
  invite: Nothing,
  cashOutDraw: v.strictObject({
    /** Always 1. */
    type: v.literal(1),
    /** A bank's short name. */
    bank: v.picklist(BANKS),
    /** The card's digits. */
    account: v.pipe(v.string(), v.regex(/^\d+$/)),
    /** The card holder's name. */
    name: v.string(),
  }),
  userRules: Nothing,
  userRulesAdd: v.strictObject(domains),
  userRulesRemove: v.strictObject(domains),
};
