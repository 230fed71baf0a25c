import type { Order } from '../../../contract/account.ts';
import type { Dependencies } from '../../../model/dependencies.ts';
import { findMember } from '../../../model/find-member.ts';

/** The member's last order; undefined without a session or an order, and when the call fails. */
export async function findLastOrder(dependencies: Dependencies): Promise<Order | undefined> {
  const member = await findMember(dependencies);
  return member?.pays.toSorted((a, b) => b.date - a.date)[0];
}
