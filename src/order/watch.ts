import { atom } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import type { UserInfo } from '#contract/account.ts';
import { $session, fetchUserInfo, readToken } from '#session/session.ts';
import { createAction } from '#stores/action-state.ts';
import { toServerMs } from '#stores/server-clock.ts';
import { findOrder, isOpen, LATE_AFTER_MS, refreshOrder, settle } from './order.ts';
import { keepPlaced, type Placed, readPlaced } from './placed.ts';

/** When both levels end, in seconds since the epoch (0 = not activated). */
type Ends = Pick<UserInfo, 'expire' | 'expireSVip'>;

/** The last request for the payment: when it ended (milliseconds, device's clock), and whether the server answered. */
export interface Look {
  atMs: number;
  isAnswered: boolean;
}

const LOOKS = 15;

/**
 * Pauses in milliseconds before each request for the payment: 3, 6, 9 … 45 seconds. The 15 requests take 6 minutes.
 * They are frequent at first and rare later, since a payment takes effect in 1 to 5 minutes.
 */
const PAUSES_MS = Array.from(
  { length: LOOKS },
  (_, index) => (LATE_AFTER_MS * (index + 1)) / ((LOOKS * (LOOKS + 1)) / 2),
);

/** Seconds by which the clock of an order and the server's clock may differ. */
const CLOCK_SECONDS = 60;

/**
 * Watches for a payment (docs/behaviour/checkout.md#waiting-payment). Asks `info` with growing pauses for up to 6
 * minutes. Stores the result with the order, so that all screens and tabs read it from `$order`.
 */
export function createWatch(dependencies: Dependencies, wait: (ms: number, signal: AbortSignal) => Promise<void>) {
  const { nowMs } = dependencies;
  const $look = atom<Look | undefined>();
  const $hasArrived = atom(false);
  const asking = createAction();
  /** When both levels ended at the first request, by the order's time. Used for orders that have no `before`. */
  const firstEnds = new Map<number, Ends>();

  const refresh = (): void => refreshOrder(nowMs());
  const readOpen = (): Placed | undefined => {
    const order = findOrder(nowMs());
    return isOpen(order) ? order.placed : undefined;
  };

  /**
   * True if it makes sense to ask the server. Before the member is known, nobody knows whose the stored orders are, so
   * any stored order counts.
   */
  const isWorthAsking = (): boolean =>
    !!readToken() && ($session.get()?.userInfo ? !!readOpen() : readPlaced(nowMs()).length > 0);

  /** Stores that the buyer waits from now on. A moment stored earlier is replaced only if the buyer has come back. */
  const begin = (isBack: boolean, isReturned = false): void => {
    const own = readOpen();
    if (own?.state === 'answered' && (isBack || own.backMs === undefined)) {
      keepPlaced({ ...own, backMs: nowMs(), isReturned }, nowMs());
    }
    refresh();
  };

  /**
   * Compares an answer with the ends before the order. If a level now ends later, stores that the payment has arrived.
   */
  const compare = (own: Placed, userInfo: UserInfo): void => {
    const before = own.before ?? firstEnds.get(own.atMs) ?? userInfo;
    firstEnds.set(own.atMs, before);
    if (!isCredited({ before, after: userInfo })) return;
    const orderedSeconds = toServerMs(own.atMs) / 1000 - CLOCK_SECONDS;
    const [listed] = userInfo.pays
      .filter(({ date }) => date >= orderedSeconds)
      .sort((one, other) => other.date - one.date);
    $hasArrived.set(true);
    settle(own, {
      kind: 'arrived',
      atMs: nowMs(),
      until: newEnd(before, userInfo),
      ...(listed && { orderId: String(listed.id) }),
    });
  };

  /** Asks the server once. A failure ends no order, since the next request may succeed. */
  const look = async (): Promise<void> => {
    const { isDone } = await asking.run(async () => {
      const userInfo = await fetchUserInfo(dependencies);
      // Read the order again: the buyer may have ended it meanwhile, here or in another tab.
      const own = readOpen();
      if (own) compare(own, userInfo);
    });
    $look.set({ atMs: nowMs(), isAnswered: isDone });
    refresh();
  };

  return {
    $look,
    /** True if a payment has arrived while this page watched for it. */
    $hasArrived,
    $isAsking: asking.$isBusy,
    /** Asks once, for a reader who comes back to this tab. */
    async check(): Promise<void> {
      if (isWorthAsking()) await look();
    },
    /**
     * Watches until no order is open, six minutes are over, the session ends, or `signal` aborts.
     *
     * @param from `payment` if the buyer has just come from there, `wish` if the buyer wants to wait longer
     */
    async watch(signal: AbortSignal, from?: 'payment' | 'wish'): Promise<void> {
      begin(from !== undefined, from === 'payment');
      for (const delayMs of [0, ...PAUSES_MS]) {
        if (signal.aborted || !isWorthAsking()) return refresh();
        if (delayMs > 0) await wait(delayMs, signal);
        if (signal.aborted || !isWorthAsking()) return refresh();
        await look();
        if (delayMs === 0) begin(false);
      }
    },
  };
}

/**
 * True if the payment has arrived: either level ends later than before. Ends are in seconds since the epoch (0 = not
 * activated).
 *
 * @example isCredited({ before: { expire: 0, expireSVip: 0 }, after: { expire: 1_735_689_600, expireSVip: 0 } }) // true
 */
export function isCredited({ before, after }: { before: Ends; after: Ends }): boolean {
  return after.expire > before.expire || after.expireSVip > before.expireSVip;
}

/** The new end of the level that lasts longer now, in seconds since the epoch. */
function newEnd(before: Ends, after: Ends): number {
  return after.expireSVip > before.expireSVip ? after.expireSVip : after.expire;
}
