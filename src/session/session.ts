// biome-ignore-all lint/plugin/clock: notes when an answer came, for how long ago that is
import { atom } from 'nanostores';
import type { Send } from '#api/client.ts';
import { StorageBlocked } from '#api/failures.ts';
import type { UserInfo } from '#contract/account.ts';
import type { Moments } from '#core/expiry.ts';
import { hasFields } from '#core/has-fields.ts';
import { EVENT_SESSION_ENDED } from '#protocol.ts';
import { serverNowMs } from '#stores/server-clock.ts';
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
 * An answer of `info`, and when it came (milliseconds, device's clock), because `lastTime` and `lastExpire` count from
 * then.
 */
export type KeptUserInfo = UserInfo & { keptAtMs: number };

/** The fields of a stored answer that all code relies on. */
const USER_INFO = {
  account: 'string',
  vipType: 'number',
  expire: 'number',
  expireSVip: 'number',
  lastTime: 'number',
  keptAtMs: 'number',
} as const;

/** The fields of each device, and of each order. */
const DEVICE = { name: 'string', platform: 'string', linkTime: 'number' } as const;
const ORDER = { name: 'string', date: 'number' } as const;

/**
 * The session that all islands of a page share; null for guests (docs/decisions/004-session-in-the-tab.md#decision).
 */
export const $session = atom<Session | null>(readSession());

// Another tab may hand its session over only after this file has run (docs/behaviour/session.md#tabs).
void globalThis.admission?.then(() => $session.get() ?? $session.set(readSession()));

/** The bare token for the authorization header. */
export function readToken(): string | undefined {
  return sessionValues.get('token');
}

/**
 * Starts a session, which replaces any other in all tabs. Throws `StorageBlocked` if the browser stores nothing
 * (private mode).
 */
export function startSession(token: string): void {
  // A signed form may sign in a different member (docs/behaviour/session.md#green-channel).
  if (readToken()) dropToken();
  sessionValues.remove('userInfo');
  if (!keepToken(token)) throw new StorageBlocked();
  tellSession();
  $session.set({ userInfo: undefined });
}

/**
 * Stores an answer of `info` for all screens in this tab. After a local change, pass the time at which the answer came.
 */
export function keepUserInfo(userInfo: UserInfo, keptAtMs = Date.now()): void {
  const kept: KeptUserInfo = { ...userInfo, keptAtMs };
  sessionValues.set('userInfo', JSON.stringify(kept));
  $session.set({ userInfo: kept });
}

/**
 * The signed-in member; asks the server unless this tab already has the answer. Undefined for guests, and if the call
 * fails.
 */
export async function findMember(caller: { send: Send }): Promise<KeptUserInfo | undefined> {
  const session = $session.get();
  return session && !session.userInfo ? askMember(caller) : session?.userInfo;
}

/**
 * The signed-in member, fetched again from the server; undefined if the call fails. Every screen of this tab gets the
 * answer.
 */
export async function askMember({ send }: { send: Send }): Promise<KeptUserInfo | undefined> {
  const asked = await quietly(async () => keepUserInfo(await send('info', {}, { overlay: false })));
  return asked.isDone ? $session.get()?.userInfo : undefined;
}

/** When a member's new-user discount ends, in milliseconds by the device's clock; in the past if there is none. */
export function offerEndsAtMs({ lastTime, keptAtMs }: Pick<KeptUserInfo, 'lastTime' | 'keptAtMs'>): number {
  return keptAtMs + lastTime * 1000;
}

/** The time of an answer of `info`, and now: both by the server's clock. */
export function momentsOf({ keptAtMs }: Pick<KeptUserInfo, 'keptAtMs'>): Moments {
  const nowMs = serverNowMs();
  return { answered: Math.floor((keptAtMs - Date.now() + nowMs) / 1000), now: Math.floor(nowMs / 1000) };
}

/**
 * Ends the session in all tabs, after the server's logout flag; the head's script then leads to the login, which says
 * why, and remembers the way back (docs/behaviour/errors.md#logout-flag). Drafts are kept, because the member will come
 * back.
 */
export function endSession(): void {
  dropToken();
  keepNotice('sessionEnded');
  $session.set(null);
  document.dispatchEvent(new Event(EVENT_SESSION_ENDED));
}

/**
 * Checks a stored answer, because another version of the site may have stored it. If it is unusable, the server is
 * asked again.
 */
function isUserInfo(kept: unknown): kept is KeptUserInfo {
  const { device, pays } = Object(kept) as Partial<Record<keyof UserInfo, unknown>>;
  return hasFields(kept, USER_INFO) && areShaped(device, DEVICE) && areShaped(pays, ORDER);
}

function areShaped(kept: unknown, shape: Parameters<typeof hasFields>[1]): boolean {
  return Array.isArray(kept) && kept.every((one) => hasFields(one, shape));
}

function readSession(): Session | null {
  if (typeof document === 'undefined' || !readToken()) return null;
  const kept = readJson(sessionValues, 'userInfo');
  return { userInfo: isUserInfo(kept) ? kept : undefined };
}
