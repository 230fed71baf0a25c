import type { Access } from '../routes/row.ts';

/** The facts about a visit that the guard needs. */
export interface Visit {
  access: Access;
  hasToken: boolean;
  /** Is there a signed sign-in form, in the address or stored (docs/behaviour/session.md#green-channel)? */
  hasFormSign: boolean;
  /** Does the screen take such a form? */
  takesFormSign: boolean;
}

/** The screens to which the guard sends visits. */
export const GUARD_TARGETS = ['greenChannel', 'login', 'account'] as const;

/** Leave for another screen; `remember` stores the current path as the way back. */
export interface Leave {
  kind: 'go';
  to: (typeof GUARD_TARGETS)[number];
  remember: boolean;
}

/** What the guard decides about a visit. */
export type Verdict = { kind: 'stay' } | Leave;

/** Where a visit to a members' screen goes when the server ends its session. */
export const SESSION_ENDS: Leave = { kind: 'go', to: 'login', remember: true };

/** Where a visit goes when the member logs out. */
export const LOGS_OUT: Leave = { kind: 'go', to: 'login', remember: false };

/**
 * Decides whether a visit may stay on its screen (docs/behaviour/session.md#guard).
 *
 * @example decide({ access: 'member', hasToken: false, hasFormSign: false, takesFormSign: false })
 * // { kind: 'go', to: 'login', remember: true }
 */
export function decide({ access, hasToken, hasFormSign, takesFormSign }: Visit): Verdict {
  if (hasFormSign && !takesFormSign) return { kind: 'go', to: 'greenChannel', remember: true };
  if (access === 'member' && !hasToken) return { kind: 'go', to: 'login', remember: true };
  // Remembered because it may be a personal link, which the account page then mentions; it is never used as a return
  // path.
  if (access === 'guest' && hasToken) return { kind: 'go', to: 'account', remember: true };
  return { kind: 'stay' };
}

/** Query parameters that are stored, each with its session value (docs/behaviour/session.md#captured-query). */
const CAPTURED_QUERY = { ref: 'ref', os: 'source', channelId: 'channelId', formSign: 'formSign' } as const;

/**
 * The session values in a query; parameters that are missing or empty are left out.
 *
 * @example captureQuery(new URLSearchParams('ref=lin&os=ios')) // { ref: 'lin', source: 'ios' }
 */
export function captureQuery(
  query: URLSearchParams,
): Partial<Record<'ref' | 'source' | 'channelId' | 'formSign', string>> {
  const values: Partial<Record<'ref' | 'source' | 'channelId' | 'formSign', string>> = {};
  for (const [parameter, key] of Object.entries(CAPTURED_QUERY)) {
    const value = query.get(parameter);
    // The limit is longer than any signed form, because a cut form would be useless.
    if (value) values[key] = value.slice(0, 4096);
  }
  return values;
}
