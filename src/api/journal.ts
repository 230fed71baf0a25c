import type { CallName } from '../contract/calls.ts';

/** How a call went, as its screen saw it. */
export interface NotedCall {
  name: CallName;
  /** Undefined if it was answered. */
  failure: unknown;
  /** The address that the tab goes to, as the place in `apiBases`. */
  base: number;
  /** From when the screen asked, in milliseconds. */
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

/** A page that fails without end must not keep all of it. */
const MOST = 500;

/**
 * What a page notes of how it goes, until a report takes it (docs/watching.md#what-is-reported). Nothing is ever noted where no reports are
 * sent: who notes asks `SENDS_REPORTS` first, so that the build leaves it out.
 */
export const journal: { calls: NotedCall[]; tries: NotedTry[]; faults: NotedFault[] } = {
  calls: [],
  tries: [],
  faults: [],
};

/** Notes something, unless there is too much already. */
export function note<Kind extends keyof typeof journal>(kind: Kind, entry: (typeof journal)[Kind][number]): void {
  const list = journal[kind] as unknown[];
  if (list.length < MOST) list.push(entry);
}
