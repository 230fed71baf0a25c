import type { Order } from '../../../contract/account.ts';
import { findMember } from '../../../stores/find-member.ts';
import type { Tools } from '../../../stores/tools.ts';

/** The member's last order; undefined for visitors, and when it can't be had. */
export async function findLastOrder(tools: Tools): Promise<Order | undefined> {
  const member = await findMember(tools);
  return member?.pays.toSorted((a, b) => b.date - a.date)[0];
}
