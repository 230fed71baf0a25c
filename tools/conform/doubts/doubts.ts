import type { CallName } from '../../../src/contract/calls.ts';
import type { Finding } from '../findings.ts';
import { doubtsOfInfo, doubtsOfReceipt } from './account.ts';
import { doubtsOfInvite } from './invite.ts';
import type { Known, Note } from './known.ts';
import { doubtsOfOrder } from './order.ts';
import { doubtsOfShop } from './shop.ts';
import { doubtsOfThread } from './tickets.ts';

const DOUBTS: Partial<Record<CallName, (bean: never, known: Known, note: Note) => void>> = {
  skuList: doubtsOfShop,
  info: doubtsOfInfo,
  orderReceipt: doubtsOfReceipt,
  createRenewOrder: doubtsOfOrder,
  createRegOrder: doubtsOfOrder,
  ticketView: doubtsOfThread,
  ticketTouristView: doubtsOfThread,
  invite: doubtsOfInvite,
};

/** What contradicts itself, the clock or earlier answers in an answer that the site can read. */
export function doubtsAbout(call: CallName, bean: unknown, known: Known): Finding[] {
  const findings: Finding[] = [];
  DOUBTS[call]?.(bean as never, known, (weight, place, text) => findings.push({ weight, place, text }));
  return findings;
}
