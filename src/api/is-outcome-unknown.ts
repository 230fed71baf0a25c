import { NetworkFailure, ServerRefusal, SessionEnded, UnsafeAddress } from './failures.ts';

/**
 * Is it unknown whether the server did what the call asked for? It is known after a refusal, if nothing was sent, and
 * for an unsafe payment address: that order can never be paid.
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (failure instanceof NetworkFailure) return failure.reason.kind !== 'code' && !failure.isUnsent;
  return !(failure instanceof ServerRefusal || failure instanceof SessionEnded || failure instanceof UnsafeAddress);
}

/**
 * Has the server seen this key with a different payload (docs/api.md#idempotency-key)? Then a repeat needs another key.
 */
export function isKeyTaken(failure: unknown): boolean {
  return failure instanceof NetworkFailure && failure.reason.kind === 'status' && failure.reason.status === 422;
}
