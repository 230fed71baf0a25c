import type { CallName } from '../../../src/contract/calls.ts';
import { LOCALES, type Locale } from '../../../src/routes/locales.ts';
import { BUYING } from './buying.ts';
import type { Journey, Journeys } from './journey.ts';
import { FAULTS, type FaultName } from './kinds.ts';
import { MEMBER } from './member.ts';
import { TALKING } from './talking.ts';

/**
 * How each call of the contract is made, on every screen that makes it (docs/quality.md#robustness). A call that no
 * screen makes yet has no row; `npm run faults` names it.
 */
export const JOURNEYS = { ...BUYING, ...MEMBER, ...TALKING } satisfies Partial<Record<CallName, Journeys>>;

/** A call, and one of its journeys. */
export interface Row {
  call: CallName;
  journey: Journey;
  /** The language to use if the row is tried in only one. */
  locale: Locale;
  /** The screen, with the journey's part. */
  place: string;
}

/** One call with one fault on one screen. */
export interface Cell extends Row {
  fault: FaultName;
  /** The name for printing and selecting: `login × lost @ login`. */
  name: string;
}

/** All journeys. */
export const ROWS: readonly Row[] = Object.entries<readonly Journey[]>(JOURNEYS).flatMap(([call, journeys], turn) =>
  journeys.map((journey) => ({
    call: call as CallName,
    journey,
    locale: localeOf(turn),
    place: [journey.screen, journey.part].filter(Boolean).join(' '),
  })),
);

/** All cells. The languages take turns, so that each call is tried in all three. */
export const CELLS: readonly Cell[] = ROWS.flatMap((row) =>
  (Object.keys(FAULTS) as FaultName[]).map((fault, turn) => ({
    ...row,
    fault,
    locale: localeOf(turn),
    name: `${row.call} × ${fault} @ ${row.place}`,
  })),
);

function localeOf(turn: number): Locale {
  return LOCALES[turn % LOCALES.length] ?? 'en';
}
