/** The parts of the head's script for screens that links lead to. They keep values from the address and forward visits. */

import { linkKey } from '#domain/link-key.ts';
import { detectClient } from '#domain/user-agent.ts';
import { pageData } from '#protocol.ts';
import { QUERY_CHARACTERS } from '#session/guard.ts';
import { sessionValues } from '#stores/storage.ts';
import type { SessionKey } from '#stores/storage-keys.ts';

/** Stores the parameters that `keptQuery` names, and removes the secret from `url`. Returns whether there was a secret. */
export function keepSecret(url: URL): boolean {
  const kept = [...new URLSearchParams(pageData().keptQuery)];
  const [[secret] = []] = kept;
  if (secret === undefined || !url.searchParams.get(secret)) return false;
  for (const [parameter, key] of kept) {
    const value = url.searchParams.get(parameter)?.slice(0, QUERY_CHARACTERS) ?? '';
    sessionValues.set(key as SessionKey, parameter === secret ? linkKey(value) : value);
  }
  url.searchParams.delete(secret);
  return true;
}

/** The path to which a screen with `forwardsTo` forwards its visits. */
export function forwardPath(): string | undefined {
  const type = detectClient(navigator.userAgent, navigator.maxTouchPoints);
  // If the system is unknown, or has no app (Linux), visitors choose from all clients.
  return type && type !== 'ext' ? pageData().forwardsTo?.replace('{type}', type) : undefined;
}
