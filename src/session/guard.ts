import type { Access } from '#routes/row.ts';
import { sessionValues } from '#stores/storage.ts';

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
export type GuardTarget = (typeof GUARD_TARGETS)[number];

/** Where a visit goes whose session the server ends, or its member. */
export const SIGNED_OUT: GuardTarget = 'login';

/**
 * Decides where a visit must go; undefined: it may stay on its screen (docs/behaviour/session.md#guard).
 * @example decide({ access: 'member', hasToken: false, hasFormSign: false, takesFormSign: false }) // 'login'
 */
export function decide({ access, hasToken, hasFormSign, takesFormSign }: Visit): GuardTarget | undefined {
  if (hasFormSign && !takesFormSign) return 'greenChannel';
  if (access === 'member' && !hasToken) return SIGNED_OUT;
  return access === 'guest' && hasToken ? 'account' : undefined;
}

/** Stores where to go after signing in, which `take-return-path.ts` reads. */
export function keepReturnPath(path: string): void {
  sessionValues.set('path', path);
}

/** Query parameters that are stored, each with its session value (docs/behaviour/session.md#captured-query). */
const CAPTURED_QUERY = { ref: 'ref', os: 'source', channelId: 'channelId', formSign: 'formSign' } as const;

type Captured = Partial<Record<(typeof CAPTURED_QUERY)[keyof typeof CAPTURED_QUERY], string>>;

/**
 * The session values in a query; parameters that are missing or empty are left out.
 * @example captureQuery(new URLSearchParams('ref=lin&os=ios')) // { ref: 'lin', source: 'ios' }
 */
export function captureQuery(query: URLSearchParams): Captured {
  const values: Captured = {};
  for (const [parameter, key] of Object.entries(CAPTURED_QUERY)) {
    const value = query.get(parameter);
    // The limit is longer than any signed form, because a cut form would be useless.
    if (value) values[key] = value.slice(0, 4096);
  }
  return values;
}
