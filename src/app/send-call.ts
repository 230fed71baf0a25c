import type { Send } from '#api/client.ts';
import { loadCode } from '#api/lazy-code.ts';
import { apiBases, sendsIdempotencyKey } from '#config.ts';
import type { CallName } from '#contract/calls.ts';
import { endSession, isTokenLost, readToken } from '#session/session.ts';
import { keepApiBase, readApiBase } from '#stores/api-base.ts';
import { countBusy } from '#stores/busy.ts';
import { learnServerTime } from '#stores/server-clock.ts';

const asked = new Set<CallName>();

let client: Send | undefined;

/**
 * Loads the client's code with the first call. Pages that make a call at once preload this code
 * (`build-steps/pages/preloads.ts`).
 */
const loadClient = () => loadCode(() => import('#api/client.ts'));

async function clientOfPage(): Promise<Send> {
  const { createClient } = await loadClient();
  // Another tab may still be handing over its session. Without the session, the server would refuse the call.
  await globalThis.admission;
  client ??= createClient({
    apiBase: apiBases[0],
    addresses: HAS_SPARE_API
      ? {
          bases: apiBases,
          memory: { get: () => readApiBase(apiBases), set: keepApiBase },
          nowMs: () => performance.now(),
        }
      : undefined,
    sendsKeys: sendsIdempotencyKey,
    getToken: readToken,
    isTokenLost,
    onSessionEnded: endSession,
    onBusy: countBusy,
    onDate: learnServerTime,
  });
  return client;
}

/**
 * Makes a call by its name, from any page. Throws an error of `api/failures.ts`, or an abort error if the caller aborts.
 */
export const send: Send = (name, ...call) => {
  asked.add(name);
  return clientOfPage().then((send) => send(name, ...call));
};

/** Fetches the code that every call needs, so that a screen's first press does not wait for it. */
export async function prepareToSend(): Promise<void> {
  await (await loadClient()).loadKy();
}

/** Has this page made a call of this name? */
export function hasAsked(name: CallName): boolean {
  return asked.has(name);
}
