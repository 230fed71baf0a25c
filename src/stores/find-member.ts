import type { Dependencies } from './dependencies.ts';
import { $session, type KeptUserInfo, keepUserInfo } from './session.ts';
import { quietly } from './submit.ts';

/** Who is signed in, asked for where no screen of this tab has done so yet; undefined for visitors, and when it can't be had. */
export async function findMember({ send }: Dependencies): Promise<KeptUserInfo | undefined> {
  const session = $session.get();
  if (session && !session.userInfo) {
    await quietly(async () => keepUserInfo(await send('info', {}, { overlay: false })));
  }
  return $session.get()?.userInfo;
}
