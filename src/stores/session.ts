import { atom } from 'nanostores';
import { StorageBlocked } from '../api/failures.ts';
import type { UserInfo } from '../contract/account.ts';
import { isShaped } from '../core/shape.ts';
import { keepNotice } from './notice.ts';
import { dropToken, keepToken, SESSION_ENDED } from './session-tabs.ts';
import { readJson, sessionValues } from './storage.ts';

/** The signed-in member, or null. The token itself stays in sessionStorage and is read when a call is made. */
export interface Session {
  /** What `info` last said; undefined before it was asked. */
  userInfo: KeptUserInfo | undefined;
}

/** What `info` said, and when (milliseconds since the epoch): its `lastTime` counts from then. */
export type KeptUserInfo = UserInfo & { keptAtMs: number };

/** What every reader of a kept answer relies on. */
const USER_INFO = {
  account: 'string',
  vipType: 'number',
  expire: 'number',
  expireSVip: 'number',
  lastTime: 'number',
  keptAtMs: 'number',
} as const;

/** The session that all islands of a page share (decisions: Session). */
export const $session = atom<Session | null>(readSession());

/** The bare token for the authorization header. */
export function readToken(): string | undefined {
  return sessionValues.get('token');
}

/** Starts a session. Throws `StorageBlocked` where the browser stores nothing (private mode). */
export function startSession(token: string): void {
  // A signed form may sign in somebody else than who was here (spec §4, Green channel).
  sessionValues.remove('userInfo');
  if (!keepToken(token)) throw new StorageBlocked();
  $session.set({ userInfo: undefined });
}

/** Keeps what `info` said, for every screen of this tab. */
export function keepUserInfo(userInfo: UserInfo): void {
  const kept: KeptUserInfo = { ...userInfo, keptAtMs: Date.now() };
  sessionValues.set('userInfo', JSON.stringify(kept));
  $session.set({ userInfo: kept });
}

/** When a member's new-user discount ends, milliseconds since the epoch; a moment in the past where there is none. */
export function offerEndsAtMs({ lastTime, keptAtMs }: Pick<KeptUserInfo, 'lastTime' | 'keptAtMs'>): number {
  return keptAtMs + lastTime * 1000;
}

/**
 * Ends the session here and in all tabs, after the server's logout flag. What was typed is kept: its writer comes back.
 * The next page says why (spec §8).
 */
function endSession(): void {
  dropToken(true);
  keepNotice('sessionEnded');
  $session.set(null);
}

/**
 * Ends the session that the server says is over; the head's script leads to the login and remembers the way back (spec §4).
 * Answers false where there was none: who logs in, or only looks, is told what the answer says (spec §8: except on /login).
 */
export function leaveEndedSession(): boolean {
  if (!readToken()) return false;
  endSession();
  document.dispatchEvent(new Event(SESSION_ENDED));
  return true;
}

/** Another version of the site may have kept it, in this tab. What is not as expected is asked for anew. */
function isUserInfo(kept: unknown): kept is KeptUserInfo {
  const { device, pays } = Object(kept) as Partial<Record<keyof UserInfo, unknown>>;
  return isShaped(kept, USER_INFO) && Array.isArray(device) && Array.isArray(pays);
}

function readSession(): Session | null {
  if (typeof document === 'undefined' || !readToken()) return null;
  const kept = readJson(sessionValues, 'userInfo');
  return { userInfo: isUserInfo(kept) ? kept : undefined };
}
