// biome-ignore-all lint/plugin/clock: this module corrects the device’s clock
import { sessionValues } from './storage.ts';

/** Answers may take this long, and their date is in whole seconds: a smaller difference counts as none. */
const TOLERANCE_MS = 30_000;

/** About three hundred years. A larger stored difference is ignored, because no date could be shown with it. */
const LONGEST_MS = 1e13;

/**
 * The server's time, milliseconds since the epoch: the device's clock, corrected by answers in this tab. Uncorrected
 * until the first answer (docs/api.md#server-time).
 */
export function serverNowMs(): number {
  return toServerMs(Date.now());
}

/** A moment by the device's clock as one by the server's, both in milliseconds since the epoch. */
export function toServerMs(deviceMs: number): number {
  const offset = Number(sessionValues.get('clockOffset'));
  return deviceMs + (Math.abs(offset) < LONGEST_MS ? offset : 0);
}

/**
 * Stores the clock's difference from the `Date` header of an answer that has just come; later pages in the tab use it
 * too.
 */
export function learnServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (Math.abs(serverMs - serverNowMs()) > TOLERANCE_MS)
    sessionValues.set('clockOffset', String(serverMs - Date.now()));
}
