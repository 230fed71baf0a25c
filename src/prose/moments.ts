/** How editors write a moment, in the time of China and Taiwan: UTC+8, all year. */
const MOMENT = /^(20\d\d-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The milliseconds since the epoch of a moment at UTC+8; undefined if it is written otherwise, or no calendar has its day.
 *
 * @example momentMs('2026-12-01 08:00') // 1796083200000
 * @example momentMs('2026-02-30 08:00') // undefined
 */
export function momentMs(text: string): number | undefined {
  const [, day = '', time = ''] = MOMENT.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00Z`);
  // Engines roll the 30th of February over into March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  return Date.parse(`${day}T${time}:00+08:00`);
}
