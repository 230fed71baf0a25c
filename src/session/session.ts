// biome-ignore-all lint/plugin/clock: notes when an answer came, for how long ago that is
import { atom } from 'nanostores';
import type { Send } from '#api/client.ts';
import { StorageBlocked } from '#api/failures.ts';
import type { UserInfo } from '#contract/account.ts';
import type { Moments } from '#core/expiry.ts';
import { EVENT_SESSION_ENDED } from '#protocol.ts';
import { serverNowMs, toServerMs } from '#stores/server-clock.ts';
import { readJson, sessionValues } from '#stores/storage.ts';
import { quietly } from '#stores/submit.ts';
import { keepNotice } from './notice.ts';
import { dropToken, keepToken, tellSession } from './tabs.ts';

/** A member's session. The token itself stays in sessionStorage and is read for each call. */
export interface Session {
  /** The last answer of `info`; undefined before the first. */
  userInfo: KeptUserInfo | undefined;
}

/**
 * An answer of `info`, when it came by the device's clock (`lastTime` and `lastExpire` count from then), and the contract
 * that it was checked by.
 */
export type KeptUserInfo = UserInfo & { keptAtMs: number; shape: string };

/** The session of a page; null for guests (docs/decisions/004-session-in-the-tab.md#decision). */
export const $session = atom<Session | null>(readSession());

// Another tab may hand its session over only after this file has run (docs/behaviour/session.md#tabs).
void globalThis.admission?.then(() => $session.get() ?? $session.set(readSession()));

/** The bare token for the authorization header. */
export function readToken(): string | undefined {
  return sessionValues.get('token');
}

/** Starts a session, which replaces any other in all tabs. Throws `StorageBlocked` if the browser stores nothing. */
export function startSession(token: string): void {
  // A signed form may sign in a different member (docs/behaviour/session.md#green-channel).
  if (readToken()) dropToken();
  sessionValues.remove('userInfo');
  if (!keepToken(token)) throw new StorageBlocked();
  tellSession();
  $session.set({ userInfo: undefined });
}

/** Stores an answer of `info` for all screens in this tab; after a local change, with the time at which it came. */
export function keepUserInfo(userInfo: UserInfo, keptAtMs = Date.now()): void {
  const kept: KeptUserInfo = { ...userInfo, keptAtMs, shape: INFO_SHAPE };
  sessionValues.set('userInfo', JSON.stringify(kept));
  $session.set({ userInfo: kept });
}

/** The signed-in member, asked for unless this tab has the answer. Undefined for guests, and if the call fails. */
export async function findMember(caller: { send: Send }): Promise<KeptUserInfo | undefined> {
  const session = $session.get();
  return session && !session.userInfo ? askMember(caller) : session?.userInfo;
}

/** The signed-in member, asked for anew, for every screen of this tab; undefined if the call fails. */
export async function askMember({ send }: { send: Send }): Promise<KeptUserInfo | undefined> {
  const asked = await quietly(async () => keepUserInfo(await send('info', {}, { overlay: false })));
  return asked.isDone ? $session.get()?.userInfo : undefined;
}

/** When a member's new-user discount ends, in milliseconds by the device's clock; in the past if there is none. */
export function offerEndsAtMs({ lastTime, keptAtMs }: Pick<KeptUserInfo, 'lastTime' | 'keptAtMs'>): number {
  return keptAtMs + lastTime * 1000;
}

/** When an answer of `info` came, and now, or another moment: in seconds of the server's clock. */
export function momentsOf(
  { keptAtMs }: Pick<KeptUserInfo, 'keptAtMs'>,
  now = Math.floor(serverNowMs() / 1000),
): Moments {
  return { answered: Math.floor(toServerMs(keptAtMs) / 1000), now };
}

/**
 * Ends the session in all tabs, after the server's logout flag; the head's script then leads to the login
 * (docs/behaviour/errors.md#logout-flag). Drafts stay, because the member will come back.
 */
export function endSession(): void {
  dropToken();
  keepNotice('sessionEnded');
  $session.set(null);
  document.dispatchEvent(new Event(EVENT_SESSION_ENDED));
}

function readSession(): Session | null {
  if (typeof document === 'undefined' || !readToken()) return null;
  // Another version of the site may have stored it.
  const kept = Object(readJson(sessionValues, 'userInfo')) as KeptUserInfo;
  return { userInfo: kept.shape === INFO_SHAPE ? kept : undefined };
}
