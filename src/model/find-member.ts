import { $session, type KeptUserInfo, keepUserInfo } from '../stores/session.ts';
import type { Dependencies } from './dependencies.ts';
import { quietly } from './submit.ts';

/** The signed-in member; asks the server unless a screen in this tab has done so. Undefined for visitors, and if the call fails. */
export async function findMember({ send }: Dependencies): Promise<KeptUserInfo | undefined> {
  const session = $session.get();
  if (session && !session.userInfo) {
    await quietly(async () => keepUserInfo(await send('info', {}, { overlay: false })));
  }
  return $session.get()?.userInfo;
}
