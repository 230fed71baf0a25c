import type { Access } from '#routes/row.ts';
import { sessionValues } from '#stores/storage.ts';

/** The facts about a visit that the guard needs. */
export interface Visit {
  access: Access;
  hasToken: boolean;
  /** True if there is a signed form for signing in, in the address or stored (docs/behaviour/session.md#green-channel). */
  hasFormSign: boolean;
  /** True if the screen takes such a form. */
  takesFormSign: boolean;
}

/** The screens to which the guard sends visits. */
export const GUARD_TARGETS = ['greenChannel', 'login', 'account'] as const;
/** The name of one of these screens. */
export type GuardTarget = (typeof GUARD_TARGETS)[number];

/** The target of a visit whose session the server or the member has ended. */
export const SIGNED_OUT: GuardTarget = 'login';

/**
 * Decides where a visit must go; undefined if it may stay on its screen (docs/behaviour/session.md#guard).
 * @example decide({ access: 'member', hasToken: false, hasFormSign: false, takesFormSign: false }) // 'login'
 */
export function decide({ access, hasToken, hasFormSign, takesFormSign }: Visit): GuardTarget | undefined {
  if (hasFormSign && !takesFormSign) return 'greenChannel';
  if (access === 'member' && !hasToken) return SIGNED_OUT;
  return access === 'guest' && hasToken ? 'account' : undefined;
}

/** Stores the path to open after signing in. `take-return-path.ts` checks it. */
export function keepReturnPath(path: string): void {
  sessionValues.set('path', path);
}

/** The stored path, as it was written. Use it only through `take-return-path.ts` if the browser is to open it. */
export function readReturnPath(): string | undefined {
  return sessionValues.get('path');
}

/** Forgets the stored path. */
export function dropReturnPath(): void {
  sessionValues.remove('path');
}

/** The longest query value that is read. No signed form and no key is longer, and a shorter limit would make them useless. */
export const QUERY_CHARACTERS = 4096;

/** Query parameters to store, each with the key of its session value (docs/behaviour/session.md#captured-query). */
const CAPTURED_QUERY = { ref: 'ref', os: 'source', channelId: 'channelId', formSign: 'formSign' } as const;

type Captured = Partial<Record<(typeof CAPTURED_QUERY)[keyof typeof CAPTURED_QUERY], string>>;

/**
 * Reads the session values in a query. Missing and empty parameters are left out.
 * @example captureQuery(new URLSearchParams('ref=lin&os=ios')) // { ref: 'lin', source: 'ios' }
 */
export function captureQuery(query: URLSearchParams): Captured {
  const values: Captured = {};
  for (const [parameter, key] of Object.entries(CAPTURED_QUERY)) {
    const value = query.get(parameter);
    if (value) values[key] = value.slice(0, QUERY_CHARACTERS);
  }
  return values;
}
