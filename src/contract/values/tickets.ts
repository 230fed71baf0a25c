/** The numbers and names of tickets on the wire. They stand apart from the schemas, because pages read them without the library that checks answers. */

/** `userId` or `key` of a message written by the support agent (api.md). */
export const AGENT_ID = -1;

/** Ticket states (decisions: Meanings given to numbers). */
export const TicketState = { waiting: 0, closed: 1, newReply: 2 } as const;

/** Ticket types that have a number of their own; 3 has sub-types (decisions: Meanings given to numbers). */
export const TicketType = {
  topUp: 1,
  account: 2,
  connection: 3,
  other: 4,
  suggestion: 5,
  getClient: 6,
  howToTopUp: 7,
  appleAccount: 8,
  partnership: 9,
  connectionIos: 31,
  connectionAndroid: 32,
  connectionMacos: 33,
  connectionWindows: 34,
  connectionExtensions: 35,
} as const;

export type TicketType = (typeof TicketType)[keyof typeof TicketType];
