import { sessionValues } from './storage.ts';

/** An answer may be this long on its way, and its date is whole seconds: a clock that differs less is taken to be right. */
const TOLERANCE_MS = 30_000;

/** A kept difference of three hundred years is none: with it no date could be shown. */
const LONGEST_MS = 1e13;

/**
 * The server's time, milliseconds since the epoch: the device's clock, put right by what answers in this tab have shown. The device's
 * own until one has (docs/api.md#server-time).
 */
export function serverNowMs(): number {
  const offset = Number(sessionValues.get('clockOffset'));
  return Date.now() + (Math.abs(offset) < LONGEST_MS ? offset : 0);
}

/** Takes note of the `Date` header of an answer that has just come; later pages in the tab know the time too. */
export function learnServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (Math.abs(serverMs - serverNowMs()) > TOLERANCE_MS)
    sessionValues.set('clockOffset', String(serverMs - Date.now()));
}
