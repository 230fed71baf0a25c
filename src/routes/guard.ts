import type { Access } from './row.ts';

/** What the guard needs to know about a visit. */
export interface Visit {
  access: Access;
  hasToken: boolean;
  /** A signed sign-in form that is in the address or was kept (docs/behaviour/session.md#green-channel). */
  hasFormSign: boolean;
  /** Does the screen take such a form? */
  takesFormSign: boolean;
}

/** The screens to which the guard sends visits. */
export const GUARD_TARGETS = ['greenChannel', 'login', 'account'] as const;

/** Go to another screen; `remember` keeps the current path as the way back. */
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
  // Remembered because it may be a personal link, which the account then speaks of; as a return path it never counts.
  if (access === 'guest' && hasToken) return { kind: 'go', to: 'account', remember: true };
  return { kind: 'stay' };
}

/** Query parameters that are kept for the visit, each with its session value (docs/behaviour/session.md#captured-query). */
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
    // The limit is longer than any signed form, because a cut one would be useless.
    if (value) values[key] = value.slice(0, 4096);
  }
  return values;
}

/**
 * Is this the browser inside a chat app, where downloads and payments fail? (docs/behaviour/session.md#in-app-browsers)
 *
 * @example isInAppBrowser('… Mobile/15E148 MicroMessenger/8.0.49') // true
 */
export function isInAppBrowser(userAgent: string): boolean {
  return (
    /MicroMessenger/i.test(userAgent) || (/\bQQ\/\d/i.test(userAgent) && /Android|iPhone|iPad|Mobile/i.test(userAgent))
  );
}

/**
 * The client that suits a browser's machine; `ext` if none does, since the extension runs in any desktop browser.
 *
 * @example detectClient('Mozilla/5.0 (Windows NT 10.0; Win64; x64) …', 0) // 'windows'
 * @example detectClient('Mozilla/5.0 (Macintosh; …) Safari', 5) // 'ios' (an iPad that calls itself a Mac)
 */
export function detectClient(userAgent: string, touchPoints: number): 'ios' | 'android' | 'windows' | 'macos' | 'ext' {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Macintosh/i.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos';
  if (/Windows/i.test(userAgent)) return 'windows';
  return 'ext';
}
