import { NetworkFailure } from './failures.ts';

/** An HTTP error, as one of the site's failures. */
export function httpFailure(status: number, cause?: unknown): NetworkFailure {
  return new NetworkFailure({ kind: 'status', status }, { cause });
}

/** What a browser or ky throws when no answer comes, as one of the site's failures. An abort stays as it is, because the caller wanted it. */
export function noAnswer(error: unknown): unknown {
  const name = error instanceof Error && error.name;
  if (name === 'TimeoutError') return new NetworkFailure({ kind: 'timeout' }, { cause: error });
  // If the connection breaks while the answer is read, browsers throw a TypeError of their own.
  if (name === 'NetworkError' || error instanceof TypeError) {
    return new NetworkFailure({ kind: navigator.onLine === false ? 'offline' : 'unreachable' }, { cause: error });
  }
  return error;
}
