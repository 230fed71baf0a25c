import type { Dependencies } from '#app/dependencies.ts';
import { $session, askMember } from '#session/session.ts';
import { claimPendingPayments } from '#stores/pending-payment.ts';
import type { Buyer } from './order-types.ts';

/** Decided: the longest time that paying waits for `info`. */
const BUYER_WAIT_MS = 1500;

/** Decided: an answer older than this is loaded again, since a payment may have arrived since. */
const FRESH_MS = 60_000;

/**
 * Finds out who buys, and when their levels end before the order (docs/behaviour/checkout.md#who-buys). `ask` starts
 * this while the member still chooses. `find` waits only briefly: if no answer comes in time, `before` is null and the
 * account is the one that this tab has stored.
 */
export function createBuyerSearch(dependencies: Dependencies, wait: (ms: number) => Promise<void>) {
  let asked = { atMs: 0, member: Promise.resolve<Awaited<ReturnType<typeof askMember>>>(undefined) };
  const ask = () => {
    asked = { atMs: dependencies.nowMs(), member: askMember(dependencies) };
    return asked.member;
  };
  return {
    ask,
    async find(): Promise<Buyer> {
      const isFresh = Math.abs(dependencies.nowMs() - asked.atMs) < FRESH_MS;
      const asking = isFresh ? asked.member.then((known) => known ?? ask()) : ask();
      const member = await Promise.race([asking, wait(BUYER_WAIT_MS)]);
      if (member) return { account: member.account, before: { expire: member.expire, expireSVip: member.expireSVip } };
      const account = $session.get()?.userInfo?.account ?? '';
      if (!account) void asking.then((late) => late && claimPendingPayments(late.account, dependencies.nowMs()));
      return { account, before: null };
    },
  };
}
