import { atom } from 'nanostores';
import { SessionEnded } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createFetchedValue } from '#app/fetched-value.ts';
import type { Id } from '#contract/fields.ts';
import type { SkuList } from '#contract/shop.ts';
import { $session, changeUserInfo, fetchUserInfo, momentsOf } from '#session/session.ts';
import { createAction, quietly } from '#stores/action-state.ts';

/** This screen shows the progress of each call at the button that starts the call. So its calls need no overlay. */
const QUIET = { overlay: false };

/** Seconds after which an answer is old. A member who comes back to an old answer gets a new one. */
const FRESH_SECONDS = 300;

/** Seconds to wait after an end before asking again. The server's clock is known only to within half a minute. */
const SETTLED_SECONDS = 60;

/**
 * The model of the account. The screen shows `$session.userInfo`: first the stored value of this tab, then the answer
 * of `load`. Other islands of the page may replace the value as well.
 */
export function createAccount(dependencies: Dependencies) {
  const loading = createAction();
  const refreshing = createAction();
  const unbinding = createAction();
  const $nowSeconds = atom(nowSeconds());

  function nowSeconds(): number {
    return Math.floor(dependencies.serverNowMs() / 1000);
  }

  async function fetchInfo(): Promise<void> {
    await fetchUserInfo(dependencies);
    $nowSeconds.set(nowSeconds());
  }

  /** Removes an unbound device from the list at once, without asking the server for the whole list again. */
  function dropDevice(id: Id): void {
    const userInfo = $session.get()?.userInfo;
    if (!userInfo) return;
    changeUserInfo({ ...userInfo, device: userInfo.device.filter((each) => each.id !== id) });
  }

  const load = async (): Promise<boolean> => (await loading.run(fetchInfo)).isDone;

  return {
    /** The server's present time in seconds. Days left and "3 days ago" are counted from it. */
    $nowSeconds,
    /**
     * Updates a page that stays open (docs/behaviour/account.md#time). The server is asked again once an end or the
     * data's reset has passed. It is also asked when the member comes back (`isReturn`) to an old answer. If the call
     * fails, nothing changes.
     */
    async follow(isReturn: boolean): Promise<void> {
      const now = nowSeconds();
      $nowSeconds.set(now);
      const userInfo = $session.get()?.userInfo;
      if (!userInfo) return;
      const { answered } = momentsOf(userInfo, now);
      const { expire, expireSVip, trafficDate } = userInfo;
      const settles = [expire, expireSVip, trafficDate].map((at) => at + SETTLED_SECONDS);
      const hasPassed = settles.some((at) => at > answered && at <= now);
      if (hasPassed || (isReturn && now - answered > FRESH_SECONDS)) await quietly(fetchInfo);
    },
    loading,
    refreshing,
    unbinding,
    load,
    /** Makes the server count the used data again. Returns the server's message, or undefined if a call failed. */
    async refreshTraffic(): Promise<string | undefined> {
      const result = await refreshing.run(async () => {
        const words = await dependencies.send('refreshVip', {}, QUIET);
        await fetchInfo();
        return words;
      });
      return result.isDone ? result.value : undefined;
    },
    /**
     * Unbinds a device, and returns whether the device is unbound. If the server refuses or its answer is lost, the
     * list is loaded again. A device that is missing in the list counts as unbound.
     */
    async unbind(id: Id): Promise<boolean> {
      const { isDone } = await unbinding.run(async () => {
        await dependencies.send('deviceUnbind', { id }, QUIET);
        dropDevice(id);
      });
      if (isDone || unbinding.$failure.get() instanceof SessionEnded) return isDone;
      return (await load()) && !$session.get()?.userInfo?.device.some((device) => device.id === id);
    },
  };
}

/** The account screen's model. */
export type AccountModel = ReturnType<typeof createAccount>;

/** The model of a paid order's receipt. */
export function createReceipt(dependencies: Dependencies, orderId: Id) {
  return createFetchedValue(() => dependencies.send('orderReceipt', { orderId }, QUIET));
}

/**
 * The model of the goods on sale. The goods tell what orders and receipts leave out about their packages. They also
 * tell what the member can buy next.
 */
export function createGoods(dependencies: Dependencies) {
  /** Undefined while loading. Null if the goods could not be loaded. */
  const $goods = atom<SkuList | null | undefined>(undefined);
  return {
    $goods,
    async load(): Promise<void> {
      const answer = await quietly(() => dependencies.send('skuList', {}, QUIET));
      $goods.set(answer.isDone ? answer.value : null);
    },
  };
}
