import type { Send } from '#api/client.ts';
import { sendsIdempotencyKey } from '#config.ts';
import type { Locale } from '#routes/locales.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import { send } from './send.ts';

/** What a model needs from the outside world, passed in so that tests can replace it. */
export interface Dependencies {
  send: Send;
  locale: Locale;
  /** The device's clock, milliseconds since the epoch: for the age of what happened on this device. */
  nowMs(): number;
  /** The server's clock, milliseconds since the epoch: for every moment that the server names (docs/api.md#server-time). */
  serverNowMs(): number;
  /** Do calls carry an `Idempotency-Key` (docs/api.md#idempotency-key)? Then the server recognises what is sent twice. */
  sendsKeys: boolean;
  /** Opens another address in this tab. */
  leave(address: string): void;
}

/** The dependencies of a model on a page in a browser. */
export function createDependencies(locale: Locale): Dependencies {
  return {
    send,
    locale,
    // biome-ignore lint/plugin/clock: gives it to models as nowMs()
    nowMs: () => Date.now(),
    serverNowMs,
    sendsKeys: sendsIdempotencyKey,
    leave: (address) => location.assign(address),
  };
}
