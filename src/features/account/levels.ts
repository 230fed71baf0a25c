import type { LevelEnd } from '#core/expiry.ts';

/** The key of a level's name. */
export function levelKey(level: LevelEnd['level']): 'level.one' | 'level.two' {
  return level === 2 ? 'level.two' : 'level.one';
}
