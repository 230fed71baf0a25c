// biome-ignore-all lint/plugin/clock: this module corrects the device’s clock
import { sessionValues } from './storage.ts';

/** Milliseconds of difference that count as none. Answers may take this long, and their date is in whole seconds. */
const TOLERANCE_MS = 30_000;

/**
 * About three hundred years in milliseconds. A larger stored difference is ignored, because no date could be shown with
 * it.
 */
const LONGEST_MS = 1e13;

/**
 * The server's time in milliseconds since the epoch: the device's clock, corrected by the answers in this tab. Before the
 * first answer it is not corrected (docs/api.md#server-time).
 */
export function serverNowMs(): number {
  return toServerMs(Date.now());
}

/** Converts a moment of the device's clock to the server's clock. Both are in milliseconds since the epoch. */
export function toServerMs(deviceMs: number): number {
  const offset = Number(sessionValues.get('clockOffset'));
  return deviceMs + (Math.abs(offset) < LONGEST_MS ? offset : 0);
}

/**
 * Stores the clock's difference, from the `Date` header of an answer that has just arrived. Later pages in this tab use
 * it as well.
 */
export function learnServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (Math.abs(serverMs - serverNowMs()) > TOLERANCE_MS)
    sessionValues.set('clockOffset', String(serverMs - Date.now()));
}
