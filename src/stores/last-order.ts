import { info, type Order } from '../contract/account.ts';
import { $session, keepUserInfo } from './session.ts';
import { createSubmit } from './submit.ts';
import type { Tools } from './tools.ts';

/** The member's last order, asked for where no screen has done so yet; undefined for visitors, and when it can't be had. */
export async function findLastOrder({ send }: Tools): Promise<Order | undefined> {
  const session = $session.get();
  if (!session) return undefined;
  if (!session.userInfo) {
    await createSubmit(() => true).run(async () => keepUserInfo(await send(info, {}, { overlay: false })));
  }
  return $session.get()?.userInfo?.pays.toSorted((a, b) => b.date - a.date)[0];
}
