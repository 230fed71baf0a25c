import type { TicketState, TicketType } from '../../contract/tickets.ts';

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

/** Why a field of a ticket can't be sent (spec §5, §8). */
type TicketProblem = 'emailEmpty' | 'emailInvalid' | 'typeEmpty' | 'subTypeEmpty' | 'titleEmpty' | 'contentEmpty';

/** What is wrong with a ticket, by field. */
export type TicketProblems = Partial<Record<keyof TicketValues, TicketProblem>>;

const STATE_NAME = { 0: 'waiting', 1: 'closed', 2: 'newReply' } as const;
const TYPE_NAME: Record<TicketType, keyof typeof TicketType> = {
  1: 'topUp',
  2: 'account',
  3: 'connection',
  4: 'other',
  5: 'suggestion',
  6: 'getClient',
  7: 'howToTopUp',
  8: 'appleAccount',
  9: 'partnership',
  31: 'connectionIos',
  32: 'connectionAndroid',
  33: 'connectionMacos',
  34: 'connectionWindows',
  35: 'connectionExtensions',
};
const FIRST_LOOK_MS = 15_000;
const LAST_LOOK_MS = 5 * 60_000;
const TONE: Record<(typeof TicketState)[keyof typeof TicketState], 'primary' | 'info' | 'success'> = {
  0: 'primary',
  1: 'info',
  2: 'success',
};
const CONNECTION: typeof TicketType.connection = 3;
const EXTENSIONS: typeof TicketType.connectionExtensions = 35;
const CONNECTION_SUB_TYPES: readonly TicketType[] = [31, 32, 33, 34, EXTENSIONS];
const MEMBER_TYPES: readonly TicketType[] = [1, 2, CONNECTION, 4, 5, 6, 7, 8, 9];
const GUEST_TYPES: readonly TicketType[] = [1, 2, 6, 7];

/** A ticket state's colour (spec §4); unknown ones are info. */
export function ticketTone(state: number): 'primary' | 'info' | 'success' {
  return (TONE as Record<number, 'primary' | 'info' | 'success'>)[state] ?? 'info';
}

/** The types that someone may choose: all with the sub-types of 3 for members, 1, 2, 6 and 7 for guests (spec §9, decisions). */
export function ticketTypes(audience: 'member' | 'guest'): TicketTypeNode[] {
  const types = audience === 'member' ? MEMBER_TYPES : GUEST_TYPES;
  return types.map((type) => ({ type, subTypes: type === CONNECTION ? CONNECTION_SUB_TYPES : [] }));
}

/**
 * Does the type prefill a question template? 3 and its sub-types do (spec §5).
 *
 * @example hasTemplate(32) // true
 */
export function hasTemplate(type: number | null): boolean {
  return type === CONNECTION || (CONNECTION_SUB_TYPES as readonly (number | null)[]).includes(type);
}

/** Is the type about the browser extension, which has questions of its own? */
export function isAboutExtension(type: number): boolean {
  return type === EXTENSIONS;
}

/** A ticket state's name (decisions: Meanings given to numbers); `unknown` for numbers that a later server may send. */
export function ticketStateName(state: number): (typeof STATE_NAME)[keyof typeof STATE_NAME] | 'unknown' {
  return (STATE_NAME as Record<number, (typeof STATE_NAME)[keyof typeof STATE_NAME]>)[state] ?? 'unknown';
}

/** A ticket type's name. */
export function ticketTypeName(type: TicketType): keyof typeof TicketType {
  return TYPE_NAME[type];
}

/**
 * The type's number as it is sent: that of the chosen leaf (decisions: Meanings given to numbers).
 *
 * @example ticketLeaf({ type: '3', subType: '32' }) // 32
 */
export function ticketLeaf({ type, subType }: Pick<TicketValues, 'type' | 'subType'>): number {
  return Number(Number(type) === CONNECTION ? subType : type);
}

/** What keeps the asked-for fields from being sent, by field (spec §5); empty when all is well. The guest's address is checked apart. */
export function ticketProblems(values: TicketValues, fields: readonly (keyof TicketValues)[]): TicketProblems {
  const problems: TicketProblems = {};
  if (!values.type) problems.type = 'typeEmpty';
  if (Number(values.type) === CONNECTION && !values.subType) problems.subType = 'subTypeEmpty';
  if (!values.title.trim()) problems.title = 'titleEmpty';
  if (!values.content.trim()) problems.content = 'contentEmpty';
  return Object.fromEntries(Object.entries(problems).filter(([field]) => fields.some((asked) => asked === field)));
}

/**
 * The pause before an open thread is looked at again, in milliseconds. Decided: 15 seconds at first, half as long again each time,
 * 5 minutes at most: quick while an answer is near, and no burden on a page that is left open.
 *
 * @example lookPauseMs(0) // 15000
 */
export function lookPauseMs(looks: number): number {
  return Math.min(LAST_LOOK_MS, FIRST_LOOK_MS * 1.5 ** looks);
}
