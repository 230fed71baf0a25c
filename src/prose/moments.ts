/** Matches a moment as editors write it, in the time of China and Taiwan: UTC+8, all year. */
const MOMENT = /^(20\d\d-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Reads a moment at UTC+8 as milliseconds since the epoch. Undefined if it is written in another way, or if the day does
 * not exist.
 *
 * @example momentMs('2026-12-01 08:00') // 1796083200000
 * @example momentMs('2026-02-30 08:00') // undefined
 */
export function momentMs(text: string): number | undefined {
  const [, day = '', time = ''] = MOMENT.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00Z`);
  // JavaScript engines turn the 30th of February into a day in March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  return Date.parse(`${day}T${time}:00+08:00`);
}
