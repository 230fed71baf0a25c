import type { Row } from './row.ts';
import { TABLE } from './table.ts';

/**
 * What a head script may do besides the guard, with the name of the constant that has the code in: most screens do without most of it,
 * and it stands in every document.
 */
export const HEAD_PARTS = {
  /** Forwards visits, or keeps what a link brings. */
  full: 'IS_FULL',
  /** Watches over islands without which the screen is of no use. */
  islands: 'HAS_ISLANDS',
  /** Holds what is pressed in a form before its island wakes. */
  forms: 'HAS_FORMS',
  /** Sends the screen's first call. */
  call: 'CALLS_AHEAD',
  /** And with it the id in the address. */
  id: 'SENDS_ID',
} as const;

/** What the head script of a row's screen does, as the name of that script. */
export function headPartsOf(row: Row): string {
  const has: Record<keyof typeof HEAD_PARTS, boolean> = {
    full: !!(row.forwardsTo || row.keptQuery),
    islands: !!row.isInteractive,
    // A form that is filled in before anything is asked, or paid on, is in the page's HTML; `tests/browser/site/built-pages.test.ts` checks it.
    forms: !!(row.isDeferred || row.pays),
    call: !!row.firstPayload,
    id: row.firstPayload === 'id',
  };
  return Object.keys(HEAD_PARTS)
    .filter((part) => has[part as keyof typeof HEAD_PARTS])
    .join(' ');
}

/** All different head scripts. */
export function allHeadParts(): string[] {
  return [...new Set(TABLE.map(headPartsOf))];
}
