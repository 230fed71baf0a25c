// biome-ignore-all lint/plugin/clock: stores the device's time of an answer, to tell its age
import { atom } from 'nanostores';
import type { Send } from '#api/client.ts';
import { StorageBlocked } from '#api/failures.ts';
import type { UserInfo } from '#contract/account.ts';
import type { Moments } from '#domain/expiry.ts';
import { EVENT_SESSION_ENDED } from '#protocol.ts';
import { quietly } from '#stores/action-state.ts';
import { toSteadyMs } from '#stores/second.ts';
import { serverNowMs, toServerMs } from '#stores/server-clock.ts';
import { localValues, readJson, sessionValues } from '#stores/storage.ts';
import { keepNotice } from './notice.ts';
import { dropToken, keepToken, tellSession } from './tabs.ts';

/** A member's session. The token itself stays in sessionStorage and is read for each call. */
export interface Session {
  /** The last answer of `info`; undefined before the first answer. */
  userInfo: KeptUserInfo | undefined;
}

/**
 * An answer of `info`. `keptAtMs` is the device's time at which it came, from which `lastTime` and `lastExpire` count.
 * `contractHash` is the version of the contract that checked it.
 */
export type KeptUserInfo = UserInfo & { keptAtMs: number; contractHash: string };

/** The session of a page; null for guests (docs/decisions/004-session-in-the-tab.md#decision). */
export const $session = atom<Session | null>(readSession());

// Another tab may hand over its session only after this file has run (docs/behaviour/session.md#tabs).
void globalThis.admission?.then(() => $session.get() ?? $session.set(readSession()));

/** The bare token for the authorization header. */
export function readToken(): string | undefined {
  return sessionValues.get('token');
}

/** When a session last ended in this browser, as this page began. */
const epoch = localValues.get('epoch');

/**
 * Has the browser lost the token of this page's session, although nobody has ended the session? This happens when the
 * visitor deletes the site's data. Every end of a session begins a new epoch (`tabs.ts`).
 */
export function isTokenLost(): boolean {
  const present = localValues.get('epoch');
  return !!$session.get() && !readToken() && (present === undefined || present === epoch);
}

/** Starts a session. It replaces any other session in all tabs. Throws `StorageBlocked` if the browser stores nothing. */
export function startSession(token: string): void {
  // A signed form may sign in a different member (docs/behaviour/session.md#green-channel).
  if (readToken()) dropToken();
  sessionValues.remove('userInfo');
  if (!keepToken(token)) throw new StorageBlocked();
  tellSession();
  $session.set({ userInfo: undefined });
}

/** The number of calls of `info` that this page has made, and the number of the last one whose answer counts. */
const calls = { made: 0, counted: 0 };

/**
 * Asks the server for the signed-in member, and stores the answer for all screens in this tab. It is not stored if a
 * later answer or a local change has overtaken it.
 */
export async function fetchUserInfo({ send }: { send: Send }): Promise<UserInfo> {
  const call = ++calls.made;
  const userInfo = await send('info', {}, { overlay: false });
  if (call > calls.counted) {
    calls.counted = call;
    keepUserInfo(userInfo);
  }
  return userInfo;
}

/** Stores a local change of an answer. Answers to earlier calls do not know the change, so they are ignored from now on. */
export function changeUserInfo(userInfo: KeptUserInfo): void {
  calls.counted = calls.made;
  keepUserInfo(userInfo, userInfo.keptAtMs);
}

/** Stores an answer of `info` for all screens in this tab. `keptAtMs` is the device's time at which it came. */
export function keepUserInfo(userInfo: UserInfo, keptAtMs = Date.now()): void {
  const kept: KeptUserInfo = { ...userInfo, keptAtMs, contractHash: CONTRACT_HASH };
  sessionValues.set('userInfo', JSON.stringify(kept));
  $session.set({ userInfo: kept });
}

/**
 * The signed-in member. The server is asked only if this tab has no answer yet. Undefined for guests, and if the call
 * fails.
 */
export async function findMember(caller: { send: Send }): Promise<KeptUserInfo | undefined> {
  const session = $session.get();
  return session && !session.userInfo ? askMember(caller) : session?.userInfo;
}

/**
 * Asks the server for the signed-in member, and stores the answer for every screen of this tab. Undefined if the call
 * fails.
 */
export async function askMember(caller: { send: Send }): Promise<KeptUserInfo | undefined> {
  const asked = await quietly(() => fetchUserInfo(caller));
  return asked.isDone ? $session.get()?.userInfo : undefined;
}

/** The end of a member's new-user discount, by the steady clock (`stores/second.ts`). Without one it is in the past. */
export function offerEndsAtMs({ lastTime, keptAtMs }: Pick<KeptUserInfo, 'lastTime' | 'keptAtMs'>): number {
  return toSteadyMs(keptAtMs) + lastTime * 1000;
}

/** Two moments in seconds of the server's clock: when an answer of `info` came, and `now`. */
export function momentsOf(
  { keptAtMs }: Pick<KeptUserInfo, 'keptAtMs'>,
  now = Math.floor(serverNowMs() / 1000),
): Moments {
  return { answered: Math.floor(toServerMs(keptAtMs) / 1000), now };
}

/**
 * Ends the session in all tabs, after the server's logout flag. The head's script then leads to the login
 * (docs/behaviour/errors.md#logout-flag). Drafts stay, because the member will come back.
 */
export function endSession(): void {
  // Another tab may still have the session whose token was lost here.
  if (!isTokenLost()) dropToken();
  keepNotice('sessionEnded');
  $session.set(null);
  document.dispatchEvent(new Event(EVENT_SESSION_ENDED));
}

function readSession(): Session | null {
  if (typeof document === 'undefined' || !readToken()) return null;
  // Another version of the site may have stored the answer.
  const kept = Object(readJson(sessionValues, 'userInfo')) as KeptUserInfo;
  return { userInfo: kept.contractHash === CONTRACT_HASH ? kept : undefined };
}
