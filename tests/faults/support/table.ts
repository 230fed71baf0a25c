import type { CallName } from '../../../src/contract/find-call.ts';
import { LOCALES, type Locale } from '../../../src/routes/locales.ts';
import { BUYING } from './buying.ts';
import type { Journey, Journeys } from './journey.ts';
import { FAULTS, type FaultName } from './kinds.ts';
import { MEMBER } from './member.ts';
import { TALKING } from './talking.ts';

/**
 * How each call of the contract is made, on every screen that makes it (docs/quality.md#robustness). A new call does not compile here
 * before it has its screens.
 */
export const JOURNEYS = { ...BUYING, ...MEMBER, ...TALKING } satisfies Record<CallName, Journeys>;

/** One call that goes wrong in one way on one screen. */
export interface Cell {
  call: CallName;
  fault: FaultName;
  journey: Journey;
  locale: Locale;
  /** As it is printed and chosen: `login × lost @ login`. */
  name: string;
}

/** All cells. Languages take turns, so that each call is heard in all three. */
export const CELLS: readonly Cell[] = Object.entries<readonly Journey[]>(JOURNEYS).flatMap(([call, journeys]) =>
  journeys.flatMap((journey) =>
    (Object.keys(FAULTS) as FaultName[]).map((fault, turn) => {
      const place = [journey.screen, journey.part].filter(Boolean).join(' ');
      return {
        call: call as CallName,
        fault,
        journey,
        locale: LOCALES[turn % LOCALES.length] ?? 'en',
        name: `${call} × ${fault} @ ${place}`,
      };
    }),
  ),
);
