import { atom } from 'nanostores';
import { SessionEnded } from '../../api/failures.ts';
import type { Dependencies } from '../../stores/dependencies.ts';
import { createLoad } from '../../stores/load.ts';
import { $session, keepUserInfo, offerEndsAtMs } from '../../stores/session.ts';
import { createSubmit } from '../../stores/submit.ts';

/** Each of the screen's own calls shows that it runs where it was asked for, so none needs the overlay. */
const QUIET = { overlay: false };

/**
 * The account (spec §2). What it shows is `$session.userInfo`, which other islands of the page may renew as well: at first what
 * the tab has kept, then what `load` brought.
 */
export function createAccount(dependencies: Dependencies) {
  const loading = createSubmit();
  const refreshing = createSubmit();
  const unbinding = createSubmit();
  const $nowSeconds = atom(nowSeconds());
  let lastAsked = 0;

  function nowSeconds(): number {
    return Math.floor(dependencies.nowMs() / 1000);
  }

  /** An answer that was overtaken by a later question, or by an unbinding, is out of date. */
  async function fetchInfo(): Promise<void> {
    const asked = ++lastAsked;
    const userInfo = await dependencies.send('info', {}, QUIET);
    if (asked !== lastAsked) return;
    $nowSeconds.set(nowSeconds());
    keepUserInfo(userInfo);
  }

  /** Leaves a device out of what is shown, without waiting for the server to say it again. */
  function dropDevice(id: string): void {
    lastAsked++;
    const userInfo = $session.get()?.userInfo;
    if (!userInfo) return;
    const lastTime = Math.floor((offerEndsAtMs(userInfo) - dependencies.nowMs()) / 1000);
    keepUserInfo({ ...userInfo, lastTime, device: userInfo.device.filter((device) => device.id !== id) });
  }

  const load = async (): Promise<boolean> => (await loading.run(fetchInfo)).isDone;

  return {
    /** The moment that days left and "3 days ago" are counted from: the last answer's. */
    $nowSeconds,
    loading,
    refreshing,
    unbinding,
    load,
    /** Has the server count the data used anew, and shows it. Answers the server's words for it; undefined when it failed. */
    async refreshTraffic(): Promise<string | undefined> {
      const result = await refreshing.run(async () => {
        const words = await dependencies.send('refreshVip', {}, QUIET);
        await fetchInfo();
        return words;
      });
      return result.isDone ? result.value : undefined;
    },
    /**
     * Frees a device's place. Answers whether it is free: where the server's answer got lost or was a refusal, the list is asked
     * for again, and a device that is gone from it is unbound.
     */
    async unbind(id: string): Promise<boolean> {
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

/** The receipt of a paid order (spec §2, Account). */
export function createReceipt(dependencies: Dependencies, orderId: string) {
  return createLoad(() => dependencies.send('orderReceipt', { orderId }, QUIET));
}
