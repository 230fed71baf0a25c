import { TicketState, TicketType } from '../../contract/values/tickets.ts';
import type { EmailProblem } from '../../core/email.ts';
import { stateName, type Tone, toneOf } from '../../core/wire-state.ts';

/** A row of the type cascader; with sub-types, one of those is chosen. */
export interface TicketTypeNode {
  type: TicketType;
  subTypes: readonly TicketType[];
}

/** What a form about tickets asks for; `details` is what its writer adds for support. */
export interface TicketValues {
  email: string;
  /** The number of a type of the first row, or nothing. */
  type: string;
  /** The number of its sub-type, where it has any. */
  subType: string;
  title: string;
  content: string;
  details: string;
}

/** What is wrong with a ticket, by field: the last part of its text's key, below `problems`; of an address, below `shared.problems`. */
export interface TicketProblems {
  email?: EmailProblem;
  type?: 'typeEmpty';
  subType?: 'subTypeEmpty';
  title?: 'titleEmpty';
  content?: 'contentEmpty';
  details?: never;
}

const FIRST_POLL_MS = 15_000;
const LAST_POLL_MS = 5 * 60_000;
const TONE = { waiting: 'primary', closed: 'info', newReply: 'success' } as const;
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

/** A ticket state's colour (spec §4); unknown ones are info. */
export function ticketTone(state: number): Tone {
  return toneOf(TicketState, TONE, state);
}

/** The types that someone may choose: all with the sub-types of 3 for members, 1, 2, 6 and 7 for guests (spec §9, decisions). */
export function ticketTypes(audience: 'member' | 'guest'): TicketTypeNode[] {
  const types = audience === 'member' ? MEMBER_TYPES : GUEST_TYPES;
  return types.map((type) => ({ type, subTypes: type === TicketType.connection ? CONNECTION_SUB_TYPES : [] }));
}

/**
 * Does the type prefill a question template? 3 and its sub-types do (spec §5).
 *
 * @example hasTemplate(32) // true
 */
export function hasTemplate(type: number | null): boolean {
  return type === TicketType.connection || (CONNECTION_SUB_TYPES as readonly (number | null)[]).includes(type);
}

/** Is the type about the browser extension, which has questions of its own? */
export function isAboutExtension(type: number): boolean {
  return type === TicketType.connectionExtensions;
}

/** A ticket state's name (decisions: Meanings given to numbers); `other` for numbers that a later server may send. */
export function ticketStateName(state: number): keyof typeof TicketState | 'other' {
  return stateName(TicketState, state);
}

/** A ticket type's name. */
export function ticketTypeName(type: TicketType): keyof typeof TicketType {
  return stateName(TicketType, type);
}

/**
 * The type's number as it is sent: that of the chosen leaf (decisions: Meanings given to numbers).
 *
 * @example ticketLeaf({ type: '3', subType: '32' }) // 32
 */
export function ticketLeaf({ type, subType }: Pick<TicketValues, 'type' | 'subType'>): number {
  return Number(Number(type) === TicketType.connection ? subType : type);
}

/** What keeps the asked-for fields from being sent, by field (spec §5); empty when all is well. The guest's address is checked apart. */
export function ticketProblems(values: TicketValues, fields: readonly (keyof TicketValues)[]): TicketProblems {
  const problems: TicketProblems = {};
  if (!values.type) problems.type = 'typeEmpty';
  if (Number(values.type) === TicketType.connection && !values.subType) problems.subType = 'subTypeEmpty';
  if (!values.title.trim()) problems.title = 'titleEmpty';
  if (!values.content.trim()) problems.content = 'contentEmpty';
  return Object.fromEntries(Object.entries(problems).filter(([field]) => fields.some((asked) => asked === field)));
}

/**
 * The pause before an open thread is polled again, in milliseconds. Decided: 15 seconds at first, half as long again each time,
 * 5 minutes at most: quick while an answer is near, and no burden on a page that is left open.
 *
 * @example pollPauseMs(0) // 15000
 */
export function pollPauseMs(polls: number): number {
  return Math.min(LAST_POLL_MS, FIRST_POLL_MS * 1.5 ** polls);
}
