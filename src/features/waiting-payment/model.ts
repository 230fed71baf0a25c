import { atom } from 'nanostores';
import type { Dependencies } from '../../app/dependencies.ts';
import type { UserInfo } from '../../contract/account.ts';
import { $session, keepUserInfo, readToken } from '../../session/session.ts';
import {
  dropPendingPayments,
  isOrderOf,
  type PendingPayment,
  readPendingPayment,
} from '../../stores/pending-payment.ts';
import { createSubmit } from '../../stores/submit.ts';
import { isCredited, pollDelaysMs } from './arrival.ts';

/**
 * A payment that is being watched. `unknown`: the order's answer was lost, or the levels' ends before it are not known,
 * so it is uncertain whether a payment will be seen to arrive.
 */
type Watched = { kind: 'asking' | 'unknown'; payment: PendingPayment };

/** The state of the payment that this device waits for. */
export type Waiting =
  | Watched
  | { kind: 'none' }
  /** There is no session: the reader must log in to see it arrive. */
  | { kind: 'signedOut'; payment: PendingPayment }
  | { kind: 'arrived'; payment: PendingPayment; ends: PendingPayment['before']; userInfo: UserInfo }
  /** Six minutes are over, so the screen says what to do next. */
  | { kind: 'late'; payment: PendingPayment };

/** Watches for a payment: asks `info` with growing pauses for up to 6 minutes (docs/behaviour/checkout.md#waiting-payment). */
export function createWaitingPayment(
  dependencies: Dependencies,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
) {
  const $waiting = atom<Waiting>({ kind: 'none' });
  const asking = createSubmit();
  /** Both levels' ends to compare with: those from before the order, else those of the first check. */
  let ends: PendingPayment['before'] = null;
  /** True once the member has dismissed the payment. An answer that arrives later must not show it again. */
  let isForgotten = false;

  const waitFor = (payment: PendingPayment): Watched => {
    ends = payment.before;
    return { kind: payment.isAnswered && ends ? 'asking' : 'unknown', payment };
  };

  /** Checks once and returns the payment's state. A failed check changes nothing, since the next one may succeed. */
  const poll = async (before: Watched): Promise<Waiting> => {
    const result = await asking.run(async (): Promise<Waiting> => {
      const userInfo = await dependencies.send('info', {}, { overlay: false });
      keepUserInfo(userInfo);
      let waiting = before;
      if (!isOrderOf(waiting.payment, userInfo.account)) {
        const own = readPendingPayment(dependencies.nowMs(), userInfo.account);
        if (!own) return { kind: 'none' };
        waiting = waitFor(own);
      }
      const { payment } = waiting;
      ends ??= { expire: userInfo.expire, expireSVip: userInfo.expireSVip };
      if (!isCredited({ before: ends, after: userInfo })) return waiting;
      dropPendingPayments(payment.account, dependencies.nowMs());
      return { kind: 'arrived', payment, ends, userInfo };
    });
    return result.isDone ? result.value : before;
  };

  return {
    $waiting,
    /** Watches until the payment arrives, six minutes are over, or `signal` aborts. */
    async watch(signal: AbortSignal): Promise<void> {
      const nowMs = dependencies.nowMs();
      const known = $session.get()?.userInfo;
      const payment = (known && readPendingPayment(nowMs, known.account)) ?? readPendingPayment(nowMs);
      if (!payment?.account) return;
      if (!readToken()) return $waiting.set({ kind: 'signedOut', payment });
      isForgotten = false;
      let watched = waitFor(payment);
      // Another member on the same device must not see the order, so it is shown only once the account is known.
      if (known && isOrderOf(payment, known.account)) $waiting.set(watched);
      for (const delayMs of [0, ...pollDelaysMs()]) {
        if (delayMs > 0) await wait(delayMs, signal);
        if (signal.aborted || isForgotten) return;
        const waiting = await poll(watched);
        if (isForgotten) return;
        // The session has ended meanwhile. The member must log in again to see it arrive.
        if (!readToken()) return $waiting.set({ kind: 'signedOut', payment: watched.payment });
        $waiting.set(waiting);
        if (waiting.kind !== 'asking' && waiting.kind !== 'unknown') return;
        watched = { kind: waiting.kind, payment: waiting.payment };
      }
      if (watched.kind === 'asking') $waiting.set({ kind: 'late', payment: watched.payment });
    },
    /** Dismisses the payment, for a member who knows that it was never paid or has arrived. */
    forget(): void {
      const waiting = $waiting.get();
      if (waiting.kind !== 'none') dropPendingPayments(waiting.payment.account, dependencies.nowMs());
      isForgotten = true;
      $waiting.set({ kind: 'none' });
    },
  };
}
