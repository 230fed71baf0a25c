import type { Order } from '../../../contract/account.ts';
import type { Dependencies } from '../../../stores/dependencies.ts';
import { findMember } from '../../../stores/find-member.ts';

/** The member's last order; undefined without a session or an order, and when the call fails. */
export async function findLastOrder(dependencies: Dependencies): Promise<Order | undefined> {
  const member = await findMember(dependencies);
  return member?.pays.toSorted((a, b) => b.date - a.date)[0];
}
