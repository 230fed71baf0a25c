import type { Send } from '#api/client.ts';
import { sendsIdempotencyKey } from '#config.ts';
import type { Locale } from '#routes/locales.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import { send } from './send-call.ts';

/** Everything that a model needs from outside. It is passed in, so that tests can replace it. */
export interface Dependencies {
  send: Send;
  locale: Locale;
  /** The device's clock in milliseconds since the epoch. Use it for the age of events on this device. */
  nowMs(): number;
  /**
   * The server's clock in milliseconds since the epoch. Use it for every moment that the server names
   * (docs/api.md#server-time).
   */
  serverNowMs(): number;
  /** True if calls carry an `Idempotency-Key` (docs/api.md#idempotency-key). The server then recognises a repeat. */
  sendsKeys: boolean;
  /** Opens another address in this tab. */
  leave(address: string): void;
}

/** The dependencies of a model on a page in a browser. */
export function createDependencies(locale: Locale): Dependencies {
  return {
    send,
    locale,
    // biome-ignore lint/plugin/clock: models get this clock as nowMs()
    nowMs: () => Date.now(),
    serverNowMs,
    sendsKeys: sendsIdempotencyKey,
    leave: (address) => location.assign(address),
  };
}
