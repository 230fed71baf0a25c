/**
 * Numbers and names of the API that any page may need. They are separate from the schemas, so that pages can use them
 * without the library that checks answers. Values that only one screen needs are in `invite-states.ts` and
 * `ticket-types.ts`.
 */

// Goods and orders.
/** The `pv` of every order. */
export const ORDER_PV = 1;

/** The value of `source` and `channelId` if no link has set them. */
export const DEFAULT_SOURCE = 'web';

/** The names of the payment methods for which the site has texts, as `payType` sends them. */
export const MERCHANT_NAMES = ['unionPay', 'creditCard', 'aliPay', 'paypal', 'wechat'] as const;

/** The name of a payment method for which the site has a text. */
export type MerchantName = (typeof MERCHANT_NAMES)[number];

/** How a package counts its devices, if its `deviceNum` is N (docs/behaviour/checkout.md#devices-per-package). */
export const DeviceMode = {
  /** N desktop and N mobile devices. */
  desktopAndMobile: 0,
  /** N clients of any kind. Level 2 adds one router. */
  clients: 1,
} as const;

/** The exchange rate for amounts that come without one in US dollars (docs/behaviour/checkout.md#prices). */
export const YUAN_PER_DOLLAR = 6.88;

/** The values of `payState`: payments are paused or open (docs/behaviour/checkout.md#paused-payments). */
export const Payments = { paused: 0, open: 1 } as const;

// Tickets.
/** The `userId` or `key` of a message from the support agent (docs/behaviour/tickets.md#messages). */
export const AGENT_ID = -1;

/** Ticket states (docs/behaviour/tickets.md#states). */
export const TicketState = { waiting: 0, closed: 1, newReply: 2 } as const;

// The invite programme.
/** The status of an invited person (docs/behaviour/invite.md#invitation-status). */
export const InvitationStatus = { registered: 0, rewarded: 1, refunded: 2 } as const;
