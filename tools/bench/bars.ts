import { rowOf, type ScreenName } from '../../src/routes/table.ts';
import type { BenchPage } from './pages.ts';
import type { ProfileName } from './profiles.ts';

/** What is held against a bar; `…Times` are multiples of an empty page's first paint. */
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

/** The most that each may be. */
export type Bars = Readonly<Partial<Record<Barred, number>>>;

/** What every page is held to. A layout shift of 0 leaves room for how browsers round. */
const ANY: Bars = { documentBytes: 14_100, shift: 0.0005 };
const STATIC: Bars = { scriptBytes: 13_300, scriptFiles: 4, blockingMs: 50 };
const ISLAND: Bars = { scriptBytes: 93_000, scriptFiles: 10, blockingMs: 200 };
const OF_SCREEN: Partial<Record<ScreenName, Bars>> = {
  landing: { allBytes: 31_000 },
  login: { scriptBytes: 77_000 },
};
/** Times depend on the network; those that are slowed in no way have none. */
const ANY_TIMES: Partial<Record<ProfileName, Bars>> = {
  slow4g: { firstPaintTimes: 1.3, hydratedTimes: 2.6 },
  slow3g: { firstPaintTimes: 1.2, hydratedTimes: 2.8 },
};
/** Until what an island fetches is painted. */
const CONTENT_TIMES: Partial<Record<ProfileName, number>> = { slow4g: 1.9, slow3g: 1.9 };
/** From a press on the landing page on, whose connection is still open. */
const WARM_MS: Partial<Record<ProfileName, number>> = { slow4g: 1100, slow3g: 1400 };

/** What a page is held to on a network (docs/quality.md#times, docs/quality.md#bytes). Pages of other sites, and empty ones, to nothing. */
export function barsOf({ screen, name, isIsland, after }: BenchPage, profile: ProfileName): Bars {
  if (!screen) return {};
  if (after) return { contentMs: after.isPressed ? WARM_MS[profile] : undefined, shift: ANY.shift };
  // An older build of ours is compared, not judged.
  if (name !== rowOf(screen).name) return {};
  return {
    ...ANY,
    ...(isIsland ? ISLAND : STATIC),
    ...OF_SCREEN[screen],
    ...ANY_TIMES[profile],
    ...(rowOf(screen).firstCall && { contentTimes: CONTENT_TIMES[profile] }),
  };
}
