import { isoTime } from '#core/time.ts';
import { ticketStateName } from './tickets.ts';

/** The seconds within which the site promises an answer (`tickets.lede`). */
const ANSWER_SECONDS = 2 * 60 * 60;

/** The answer that a customer waits for, with times in seconds since the epoch. */
interface Awaited {
  /** When the customer's newest message was sent. */
  sent: number;
  /** Until when an answer is promised. */
  due: number;
  isLate: boolean;
}

/**
 * The promised answer to a message. Undefined if the ticket does not wait, or if it is not known since when it waits. The
 * open ticket and the list both use this function, so that they never disagree about what is late.
 *
 * @param sent when the customer's newest message was sent, in seconds since the epoch; 0 or undefined if not known
 * @param now the server's time, in seconds since the epoch
 */
export function promisedAnswer(state: number, sent: number | undefined, now: number): Awaited | undefined {
  if (ticketStateName(state) !== 'waiting' || !sent || !isoTime(sent)) return undefined;
  const due = sent + ANSWER_SECONDS;
  return { sent, due, isLate: now > due };
}
