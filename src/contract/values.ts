/**
 * The numbers and names on the wire that any page may have to do with. Kept apart from the schemas, so that pages can
 * use them without loading the library that checks answers. What single screens alone need stands beside them, in
 * `invite-states.ts` and `ticket-types.ts`.
 */

// Goods and orders.
/** Every order's `pv`. */
export const ORDER_PV = 1;

/** `source` and `channelId` if no link has set them. */
export const DEFAULT_SOURCE = 'web';

/** Names of the payment methods that the site has words for, as `payType` sends them. */
export const MERCHANT_NAMES = ['unionPay', 'creditCard', 'aliPay', 'paypal', 'wechat'] as const;

/** The name of a payment method that the site has words for. */
export type MerchantName = (typeof MERCHANT_NAMES)[number];

/** How a package's `deviceNum` = N counts devices (docs/behaviour/checkout.md#devices-per-package). */
export const DeviceMode = {
  /** N desktop and N mobile. */
  desktopAndMobile: 0,
  /** N clients of any kind; level 2 adds one router. */
  clients: 1,
} as const;

/** For amounts that come without one in US dollars (docs/behaviour/checkout.md#prices). */
export const YUAN_PER_DOLLAR = 6.88;

/** Whether payments are open (docs/behaviour/checkout.md#paused-payments). */
export const Payments = { paused: 0, open: 1 } as const;

// Tickets.
/** `userId` or `key` of a message from the support agent (docs/behaviour/tickets.md#messages). */
export const AGENT_ID = -1;

/** Ticket states (docs/behaviour/tickets.md#states). */
export const TicketState = { waiting: 0, closed: 1, newReply: 2 } as const;

// The invite programme.
/** Status of an invited person (docs/behaviour/invite.md#invitation-status). */
export const InvitationStatus = { registered: 0, rewarded: 1, refunded: 2 } as const;
