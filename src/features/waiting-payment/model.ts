import { atom } from 'nanostores';
import type { UserInfo } from '../../contract/account.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { createSubmit } from '../../model/submit.ts';
import { dropPendingPayment, type PendingPayment, readPendingPayment } from '../../stores/pending-payment.ts';
import { $session, keepUserInfo, readToken } from '../../stores/session.ts';
import { isCredited, pollDelaysMs } from './arrival.ts';

/** Where the payment stands that this device waits for. */
export type Waiting =
  | { kind: 'none' }
  /** Bought without a session: the reader must log in to see it arrive. */
  | { kind: 'signedOut'; payment: PendingPayment }
  | { kind: 'asking'; payment: PendingPayment }
  | { kind: 'arrived'; payment: PendingPayment; userInfo: UserInfo }
  /** Six minutes are over: time to say what to do next. */
  | { kind: 'late'; payment: PendingPayment };

/** Watches for a payment: asks `info` with growing pauses for up to 6 minutes (docs/behaviour/checkout.md#waiting-payment). */
export function createWaitingPayment(
  dependencies: Dependencies,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
) {
  const $waiting = atom<Waiting>({ kind: 'none' });
  const asking = createSubmit();

  /** Looks once, and returns whether that was the last look needed. A failed look settles nothing: the next one may succeed. */
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
    /** Watches until the payment arrives, six minutes are over, or `signal` ends it. */
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
    /** For a member who knows better: it was never paid, or they have seen it arrive. */
    forget(): void {
      dropPendingPayment();
      $waiting.set({ kind: 'none' });
    },
  };
}

/** Another member on the same device must neither see the order nor end the waiting for it. */
function isBoughtBy({ account }: Pick<UserInfo, 'account'>, payment: PendingPayment): boolean {
  return account.toLowerCase() === payment.account.toLowerCase();
}
