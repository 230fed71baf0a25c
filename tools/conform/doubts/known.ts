import type { Finding } from '../findings.ts';

/** What an answer is judged by. */
export interface Known {
  /** What the call was made with. */
  payload: unknown;
  /** The bean as it came. */
  sent: unknown;
  /** The site's origin. */
  origin: string;
  /** The server's time, in seconds since the epoch. */
  now: number;
  /** The last usable bean of each call, as the site reads it. */
  beans: ReadonlyMap<string, unknown>;
}

/** Notes a finding at a place of the answer. */
export type Note = (weight: Finding['weight'], place: string, text: string) => void;
