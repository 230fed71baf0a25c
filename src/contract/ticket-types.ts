/** The types of tickets. 31 to 35 are connection problems with a certain client (docs/behaviour/tickets.md#types). */
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

/** The number of a ticket's type, as the API sends it. */
export type TicketType = (typeof TicketType)[keyof typeof TicketType];
