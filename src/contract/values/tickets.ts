/**
 * The numbers and names of tickets on the wire. Kept apart from the schemas, so that pages can use them without loading
 * the library that checks answers.
 */

/** `userId` or `key` of a message from the support agent (docs/behaviour/tickets.md#messages). */
export const AGENT_ID = -1;

/** Ticket states (docs/behaviour/tickets.md#states). */
export const TicketState = { waiting: 0, closed: 1, newReply: 2 } as const;
