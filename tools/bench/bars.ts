import { rowOf, type ScreenName } from '../../src/routes/table.ts';
import type { BenchPage } from './pages.ts';
import type { ProfileName } from './profiles.ts';

/** The measures that have a limit; `…Times` are multiples of an empty page's first paint. */
export type Barred =
  | 'documentBytes'
  | 'scriptBytes'
  | 'scriptFiles'
  | 'allBytes'
  | 'firstPaintTimes'
  | 'hydratedTimes'
  | 'contentTimes'
  | 'contentMs'
  | 'shift'
  | 'blockingMs';

/** The upper limit of each measure. */
export type Bars = Readonly<Partial<Record<Barred, number>>>;

/** The limits of every page. A layout shift of 0 leaves room for browsers' rounding. */
const ANY: Bars = { documentBytes: 14_100, shift: 0.0005 };
const STATIC: Bars = { scriptBytes: 13_300, scriptFiles: 4, blockingMs: 50 };
const ISLAND: Bars = { scriptBytes: 93_000, scriptFiles: 10, blockingMs: 200 };
const OF_SCREEN: Partial<Record<ScreenName, Bars>> = {
  landing: { allBytes: 31_000 },
  login: { scriptBytes: 77_000 },
};
/** Times depend on the network; networks that are not slowed have no limits. */
const ANY_TIMES: Partial<Record<ProfileName, Bars>> = {
  slow4g: { firstPaintTimes: 1.3, hydratedTimes: 2.6 },
  slow3g: { firstPaintTimes: 1.2, hydratedTimes: 2.8 },
};
/** Time until an island's fetched content is painted. */
const CONTENT_TIMES: Partial<Record<ProfileName, number>> = { slow4g: 1.9, slow3g: 1.9 };
/** Time from a press on the landing page, whose connection is still open. */
const WARM_MS: Partial<Record<ProfileName, number>> = { slow4g: 1100, slow3g: 1400 };

/**
 * The limits of a page on a network (docs/quality.md#times, docs/quality.md#bytes). Pages of other sites and empty ones
 * have none.
 */
export function barsOf({ screen, name, isIsland, after }: BenchPage, profile: ProfileName): Bars {
  if (!screen) return {};
  if (after) return { contentMs: after.isPressed ? WARM_MS[profile] : undefined, shift: ANY.shift };
  // An older build of this site is only compared.
  if (name !== rowOf(screen).name) return {};
  return {
    ...ANY,
    ...(isIsland ? ISLAND : STATIC),
    ...OF_SCREEN[screen],
    ...ANY_TIMES[profile],
    ...(rowOf(screen).firstCall && { contentTimes: CONTENT_TIMES[profile] }),
  };
}
