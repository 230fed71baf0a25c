import type { Send } from '../api/send.ts';
import type { Locale } from '../routes/locales.ts';
import { send } from './sender.ts';

/** What a model takes from the world, so that tests can give it their own. */
export interface Tools {
  send: Send;
  locale: Locale;
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** Goes to another address in this tab. */
  leave(address: string): void;
}

/** The tools of a page in a browser. */
export function createTools(locale: Locale): Tools {
  return { send, locale, nowMs: () => Date.now(), leave: (address) => location.assign(address) };
}
