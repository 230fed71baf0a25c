import { NetworkFailure, ServerRefusal, SessionEnded, UnsafeAddress } from './failures.ts';

/**
 * Does a failure leave open whether the server did what it was asked? Not if it refused, or if nothing was sent; an address that must
 * not be followed leads nowhere, so nothing can come of that order either.
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (failure instanceof NetworkFailure) return failure.reason.kind !== 'code' && !isUnsent(failure);
  return !(failure instanceof ServerRefusal || failure instanceof SessionEnded || failure instanceof UnsafeAddress);
}

/** Did none of several addresses answer, so that nothing was sent? With one address no failure says so, and the build leaves this out. */
function isUnsent({ reason }: NetworkFailure): boolean {
  return HAS_SPARE_API && 'isUnsent' in reason;
}

/** Does the server know the key of what was sent with something else (docs/api.md#idempotency-key)? Then a repeat needs another key. */
export function isKeyTaken(failure: unknown): boolean {
  return failure instanceof NetworkFailure && failure.reason.kind === 'status' && failure.reason.status === 422;
}
