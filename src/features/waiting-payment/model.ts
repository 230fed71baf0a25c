import { atom } from 'nanostores';
import type { UserInfo } from '../../contract/account.ts';
import type { Dependencies } from '../../stores/dependencies.ts';
import { dropPendingPayment, type PendingPayment, readPendingPayment } from '../../stores/pending-payment.ts';
import { $session, keepUserInfo, readToken } from '../../stores/session.ts';
import { createSubmit } from '../../stores/submit.ts';
import { isCredited, pollDelaysMs } from './arrival.ts';

/** Where a payment stands that this device waits for. */
export type Waiting =
  | { kind: 'none' }
  /** Bought without a session: signing in is the way to see it arrive. */
  | { kind: 'signedOut'; payment: PendingPayment }
  | { kind: 'asking'; payment: PendingPayment }
  | { kind: 'arrived'; payment: PendingPayment; userInfo: UserInfo }
  /** Six minutes have gone: what to do now. */
  | { kind: 'late'; payment: PendingPayment };

/** Watches for a payment to arrive: asks `info` with growing pauses for up to 6 minutes (spec §9, top-up in 1 to 5 minutes). */
export function createWaitingPayment(
  dependencies: Dependencies,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
) {
  const $waiting = atom<Waiting>({ kind: 'none' });
  const asking = createSubmit();

  /** One look, which answers whether it was the last; a failed one is no answer, the next may be. */
  const poll = async (payment: PendingPayment): Promise<boolean> => {
    let isOver = false;
    await asking.run(async () => {
      const userInfo = await dependencies.send('info', {}, { overlay: false });
      keepUserInfo(userInfo);
      if (!isBoughtBy(userInfo, payment)) {
        isOver = true;
        return $waiting.set({ kind: 'none' });
      }
      isOver = isCredited({ before: payment.before, after: userInfo });
      if (!isOver) return;
      dropPendingPayment();
      $waiting.set({ kind: 'arrived', payment, userInfo });
    });
    return isOver;
  };

  return {
    $waiting,
    /** Watches till the payment arrives, six minutes are over, or `signal` ends it. */
    async watch(signal: AbortSignal): Promise<void> {
      const payment = readPendingPayment(dependencies.nowMs());
      if (!payment) return;
      if (!readToken()) return $waiting.set({ kind: 'signedOut', payment });
      const known = $session.get()?.userInfo;
      if (known && isBoughtBy(known, payment)) $waiting.set({ kind: 'asking', payment });
      if (await poll(payment)) return;
      $waiting.set({ kind: 'asking', payment });
      for (const delayMs of pollDelaysMs()) {
        await wait(delayMs, signal);
        if (signal.aborted || (await poll(payment))) return;
      }
      $waiting.set({ kind: 'late', payment });
    },
    /** The member knows better: it was not paid, or they have seen it. */
    forget(): void {
      dropPendingPayment();
      $waiting.set({ kind: 'none' });
    },
  };
}

/** Another member of the same device neither sees the order nor ends its waiting. */
function isBoughtBy({ account }: Pick<UserInfo, 'account'>, payment: PendingPayment): boolean {
  return account.toLowerCase() === payment.account.toLowerCase();
}
