import type { CallName } from '../contract/calls.ts';

/** How a call went, seen from its screen. */
export interface NotedCall {
  name: CallName;
  /** Undefined if it was answered. */
  failure: unknown;
  /** The address that the tab uses, as its index in `apiBases`. */
  base: number;
  /** Milliseconds since the screen made the call. */
  ms: number;
  isOnline: boolean;
}

/** An address of the API that could not be reached, though another may have answered. */
export interface NotedTry {
  base: number;
  failure: unknown;
}

/** What went wrong with the page itself: the browser's own event, or what the site caught. */
export type NotedFault = Event | { kind: 'island' | 'action' | 'code'; error: unknown };

/** At most this many notes of each kind, so that a page that fails in a loop does not fill the memory. */
const MOST = 500;

/**
 * What a page notes until a report takes it (docs/watching.md#what-is-reported). Callers check `SENDS_REPORTS` first:
 * without reports nothing is noted, and the build drops the code.
 */
export const journal: { calls: NotedCall[]; tries: NotedTry[]; faults: NotedFault[] } = {
  calls: [],
  tries: [],
  faults: [],
};

/** Notes something, unless the list is full. */
export function note<Kind extends keyof typeof journal>(kind: Kind, entry: (typeof journal)[Kind][number]): void {
  const list = journal[kind] as unknown[];
  if (list.length < MOST) list.push(entry);
}
