import type { Send } from '../api/send.ts';
import type { Locale } from '../routes/locales.ts';
import { late } from './late.ts';

/** What a model takes from the world, so that tests can give it their own. */
export interface Tools {
  send: Send;
  locale: Locale;
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** Goes to another address in this tab. */
  leave(address: string): void;
}

/** A page that asks for something at once has the sender preloaded; a form that only sends fetches it when it is begun. */
const sender = late(() => import('./sender.ts'));

/** The tools of a page in a browser. */
export function createTools(locale: Locale): Tools {
  const send: Send = async (...call) => (await sender()).send(...call);
  return { send, locale, nowMs: () => Date.now(), leave: (address) => location.assign(address) };
}
