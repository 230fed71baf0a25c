import type { Expiry, Membership } from './expiry.ts';

/** One level with its end. */
export interface LevelEnd {
  level: 1 | 2;
  end: Expiry;
}

/** What the summary shows of a membership. */
export interface Levels {
  /** Shown large: the level that runs, else the one that ended last. */
  main: LevelEnd;
  /** Shown below it; null for a member who never had a package. */
  other: LevelEnd | null;
  /** Does level 1 wait until level 2 ends? It continues only then (docs/behaviour/checkout.md#membership-after-buying). */
  isOtherWaiting: boolean;
}

/** Orders both levels for the summary. Decided: a level 2 member sees level 2 large and level 1 below. */
export function orderLevels({ level, one, two }: Membership): Levels {
  const basic: LevelEnd = { level: 1, end: one };
  const premium: LevelEnd = { level: 2, end: two };
  const isPremiumMain = level === 2 || (level === 0 && endedAt(two) > endedAt(one));
  const [main, other] = isPremiumMain ? [premium, basic] : [basic, premium];
  return {
    main,
    other: main.end.kind === 'notActivated' ? null : other,
    isOtherWaiting: level === 2 && isRunning(one),
  };
}

/** The key of a level's name. */
export function levelKey(level: LevelEnd['level']): 'level.one' | 'level.two' {
  return level === 2 ? 'level.two' : 'level.one';
}

/** Is this level's end known and still to come? */
export function isRunning(end: Expiry): end is Extract<Expiry, { kind: 'daysLeft' | 'date' }> {
  return end.kind === 'daysLeft' || end.kind === 'date';
}

function endedAt(end: Expiry): number {
  return 'at' in end ? end.at : 0;
}
