import type { Send } from '../api/send.ts';
import type { Locale } from '../routes/locales.ts';
import { send } from './send.ts';

/** What a model needs from the outside world, passed in so that tests can replace it. */
export interface Dependencies {
  send: Send;
  locale: Locale;
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** Goes to another address in this tab. */
  leave(address: string): void;
}

/** The dependencies of a model on a page in a browser. */
export function createDependencies(locale: Locale): Dependencies {
  return { send, locale, nowMs: () => Date.now(), leave: (address) => location.assign(address) };
}
