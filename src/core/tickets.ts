import type { TicketState, TicketType } from '../contract/tickets.ts';

/** A row of the type cascader; with sub-types, one of those is chosen. */
export interface TicketTypeNode {
  type: TicketType;
  subTypes: readonly TicketType[];
}

const TONE: Record<(typeof TicketState)[keyof typeof TicketState], 'primary' | 'info' | 'success'> = {
  0: 'primary',
  1: 'info',
  2: 'success',
};
const CONNECTION: typeof TicketType.connection = 3;
const CONNECTION_SUB_TYPES: readonly TicketType[] = [31, 32, 33, 34, 35];
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
