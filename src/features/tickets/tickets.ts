import { TicketType } from '#contract/ticket-types.ts';
import { TicketState } from '#contract/values.ts';
import type { EmailProblem } from '#core/email.ts';
import { stateName, type Tone, toneOf } from '#core/state-names.ts';

/** The kind of person who writes a ticket. */
export type Audience = 'member' | 'guest';

/** The fields of a ticket form. `details` are the technical details that the writer adds for support. */
export interface TicketValues {
  email: string;
  /** The number of the chosen type, or empty. */
  type: string;
  /** The number of the chosen sub-type, or empty. */
  subType: string;
  title: string;
  content: string;
  details: string;
}

/**
 * The problems of a ticket, by field. Each value is the last part of a text's key. The text is below `shared.problems`
 * for the e-mail, and below `problems` for all other fields.
 */
export interface TicketProblems {
  email?: EmailProblem;
  type?: 'typeEmpty';
  subType?: 'subTypeEmpty';
  title?: 'titleEmpty';
  content?: 'contentEmpty';
  details?: never;
}

const TONE = { waiting: 'primary', newReply: 'success' } as const;
const CONNECTION_SUB_TYPES: readonly TicketType[] = [
  TicketType.connectionIos,
  TicketType.connectionAndroid,
  TicketType.connectionMacos,
  TicketType.connectionWindows,
  TicketType.connectionExtensions,
];
const GUEST_TYPES: readonly TicketType[] = [
  TicketType.topUp,
  TicketType.account,
  TicketType.getClient,
  TicketType.howToTopUp,
];
const MEMBER_TYPES = Object.values(TicketType).filter((type) => !CONNECTION_SUB_TYPES.includes(type));

/** The colour of a ticket's state. Unknown states have the colour of `info` (docs/behaviour/tickets.md#states). */
export function ticketTone(state: number): Tone {
  return toneOf(TicketState, TONE, state);
}

/**
 * The ticket types on offer (docs/behaviour/tickets.md#types). Members get all types, and have to choose a sub-type of
 * type 3. Guests get the types 1, 2, 6 and 7.
 */
export function ticketTypes(audience: Audience) {
  const types = audience === 'member' ? MEMBER_TYPES : GUEST_TYPES;
  return types.map((type) => ({ type, subTypes: type === TicketType.connection ? CONNECTION_SUB_TYPES : [] }));
}

/**
 * Does the type prefill a template of questions? Type 3 and its sub-types do (docs/behaviour/tickets.md#templates).
 *
 * @example hasTemplate(32) // true
 */
export function hasTemplate(type: number | null): boolean {
  return type === TicketType.connection || (CONNECTION_SUB_TYPES as readonly (number | null)[]).includes(type);
}

/**
 * The name of a ticket's state (docs/behaviour/tickets.md#states). It is `other` for numbers that a newer server may
 * send.
 */
export function ticketStateName(state: number): keyof typeof TicketState | 'other' {
  return stateName(TicketState, state);
}

/** The name of a ticket type. */
export function ticketTypeName(type: TicketType): keyof typeof TicketType {
  return stateName(TicketType, type);
}

/**
 * The number of the type as it is sent: the sub-type's number for type 3, or else the type's own
 * (docs/behaviour/tickets.md#types).
 *
 * @example ticketLeaf({ type: '3', subType: '32' }) // 32
 */
export function ticketLeaf({ type, subType }: Pick<TicketValues, 'type' | 'subType'>): number {
  return Number(Number(type) === TicketType.connection ? subType : type);
}

/** The problems of the given fields (docs/behaviour/tickets.md#fields). `guest/guest-ticket.ts` checks the e-mail. */
export function ticketProblems(values: TicketValues, fields: readonly (keyof TicketValues)[]): TicketProblems {
  const problems: TicketProblems = {};
  if (!values.type) problems.type = 'typeEmpty';
  if (Number(values.type) === TicketType.connection && !values.subType) problems.subType = 'subTypeEmpty';
  if (!values.title.trim()) problems.title = 'titleEmpty';
  if (!values.content.trim()) problems.content = 'contentEmpty';
  return Object.fromEntries(Object.entries(problems).filter(([field]) => fields.some((asked) => asked === field)));
}
