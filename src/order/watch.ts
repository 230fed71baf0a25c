import { atom } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import type { UserInfo } from '#contract/account.ts';
import { $session, keepUserInfo, readToken } from '#session/session.ts';
import { toServerMs } from '#stores/server-clock.ts';
import { createSubmit } from '#stores/submit.ts';
import { findOrder, isOpen, LATE_AFTER_MS, refreshOrder, settle } from './order.ts';
import { keepPlaced, type Placed, readPlaced } from './placed.ts';

/** The ends of both levels, in seconds since the epoch; 0 = not activated. */
type Ends = Pick<UserInfo, 'expire' | 'expireSVip'>;

/** The last time the server was asked: when (milliseconds, device's clock), and whether it answered. */
export interface Look {
  atMs: number;
  isAnswered: boolean;
}

const LOOKS = 15;

/**
 * Pauses in milliseconds before each look whether a payment has arrived: 3, 6, 9 … 45 seconds.
 * Decided: 15 looks in 6 minutes, often at first and seldom later, since a payment takes effect in 1 to 5 minutes.
 */
const PAUSES_MS = Array.from(
  { length: LOOKS },
  (_, index) => (LATE_AFTER_MS * (index + 1)) / ((LOOKS * (LOOKS + 1)) / 2),
);

/** The clock of an order and the server's may differ by this much, in seconds. */
const CLOCK_SECONDS = 60;

/**
 * Watches for a payment: asks `info` with growing pauses for up to 6 minutes (docs/behaviour/checkout.md#waiting-payment),
 * and writes down what it learns with the order, from where all screens and tabs have it (`$order`).
 */
export function createWatch(dependencies: Dependencies, wait: (ms: number, signal: AbortSignal) => Promise<void>) {
  const { nowMs } = dependencies;
  const $look = atom<Look | undefined>();
  const $hasArrived = atom(false);
  const asking = createSubmit();
  /** The ends at the first look, for orders that do not know those from before them; by the order's time. */
  const firstEnds = new Map<number, Ends>();

  const refresh = (): void => refreshOrder(nowMs());
  const readOpen = (): Placed | undefined => {
    const order = findOrder(nowMs());
    return isOpen(order) ? order.placed : undefined;
  };

  /** Is there something to ask for? Whose orders this device knows shows only once the member is known. */
  const isWorthAsking = (): boolean =>
    !!readToken() && ($session.get()?.userInfo ? !!readOpen() : readPlaced(nowMs()).length > 0);

  /** Notes that the buyer waits from now on, unless they have come back before. */
  const begin = (isBack: boolean): void => {
    const own = readOpen();
    if (own?.state === 'answered' && (isBack || own.backMs === undefined)) keepPlaced({ ...own, backMs: nowMs() });
    refresh();
  };

  /** Compares an answer with the ends before the order, and writes down that it has arrived. */
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

  /** Asks once. A failure changes nothing, since the next look may succeed. */
  const look = async (): Promise<void> => {
    const { isDone } = await asking.run(async () => {
      const userInfo = await dependencies.send('info', {}, { overlay: false });
      keepUserInfo(userInfo);
      // Read again: the buyer may have ended it meanwhile, here or in another tab.
      const own = readOpen();
      if (own) compare(own, userInfo);
    });
    $look.set({ atMs: nowMs(), isAnswered: isDone });
    refresh();
  };

  return {
    $look,
    /** Has an order arrived while this page watched for it? */
    $hasArrived,
    $isAsking: asking.$isBusy,
    /** Asks once, for a reader who comes back to this tab. */
    async check(): Promise<void> {
      if (isWorthAsking()) await look();
    },
    /**
     * Watches until no order is open, six minutes are over, the session ends, or `signal` aborts.
     *
     * @param isBack true if the buyer comes from the payment just now, or wants to wait on
     */
    async watch(signal: AbortSignal, isBack = false): Promise<void> {
      begin(isBack);
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
 * True if the payment has arrived: either level lasts longer than before (seconds since the epoch; 0 = not activated).
 *
 * @example isCredited({ before: { expire: 0, expireSVip: 0 }, after: { expire: 1_735_689_600, expireSVip: 0 } }) // true
 */
export function isCredited({ before, after }: { before: Ends; after: Ends }): boolean {
  return after.expire > before.expire || after.expireSVip > before.expireSVip;
}

/** The end of the level that lasts longer now, in seconds since the epoch. */
function newEnd(before: Ends, after: Ends): number {
  return after.expireSVip > before.expireSVip ? after.expireSVip : after.expire;
}
