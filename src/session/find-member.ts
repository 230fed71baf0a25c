import type { Send } from '#api/client.ts';
import { quietly } from '#stores/submit.ts';
import { $session, type KeptUserInfo, keepUserInfo } from './session.ts';

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
