import type { WritableAtom } from 'nanostores';
import { ServerRefusal, UnsafeAddress } from '../../api/failures.ts';
import { isKeyTaken, leavesOpen } from '../../api/leaves-open.ts';
import type { OrderReply } from '../../contract/shop.ts';
import { markOf } from '../../core/mark.ts';
import { randomId } from '../../core/random-id.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { inTabTurn } from '../../model/tab-turn.ts';
import { href } from '../../routes/href.ts';
import {
  dropPendingPayment,
  keepPendingPayment,
  type PendingPayment,
  readPendingPayments,
} from '../../stores/pending-payment.ts';
import { isFollowable } from './followable.ts';
import type { HandOff, OrderCalls, OrderState, Purchase } from './order-types.ts';
import { findSameOrder } from './same-order.ts';

/** A payment page is opened after this long (docs/behaviour/checkout.md#order-replies). */
const HTML_WAIT_MS = 1000;
/**
 * A page that is still here so long after it was left may stay: a gateway that answers a download, or nothing, leaves it in place, and
 * no event tells that from a slow one (docs/behaviour/checkout.md#a-gateway-that-does-not-open).
 */
const LATE_MS = 8000;

/** What sending an order needs: the calls, the way to the gateway, and where to say how the order stands. */
interface SendingSetup extends OrderCalls {
  dependencies: Dependencies;
  handOff: HandOff;
  $state: WritableAtom<OrderState>;
}

/** Sends orders and follows their answers; fetched by the first order of a page (`createOrder`). */
export function createSending({ dependencies, handOff, $state, place, findBuyer }: SendingSetup) {
  /** The order that is being sent, or whose answer was lost. */
  let attempt: PendingPayment | undefined;

  const follow = async (reply: OrderReply, sent: PendingPayment): Promise<void> => {
    if (reply.kind === 'error') throw new ServerRefusal(0, reply.text);
    if (reply.kind === 'url' && !isFollowable(reply.url, handOff)) throw new UnsafeAddress();
    const order = { ...sent, isAnswered: true };
    keepPendingPayment(order);
    // What goes wrong from here on says nothing about the order.
    attempt = undefined;
    if (reply.kind === 'html') return openPage(reply.html, order);
    if (reply.kind === 'url') return leave(() => dependencies.leave(reply.url), order);
    $state.set({ kind: 'sent', isToPayment: false, order });
    dependencies.leave(href('thanks', { locale: dependencies.locale }));
  };

  const openPage = async (html: string, order: PendingPayment): Promise<void> => {
    const sent = { kind: 'sent', isToPayment: true, order } as const;
    $state.set(sent);
    const [page] = await Promise.all([handOff.preparePage(html), handOff.wait(HTML_WAIT_MS)]).catch((failure) => {
      // A page that leads where no order may is not offered again.
      const isUnsafe = failure instanceof UnsafeAddress;
      $state.set(isUnsafe ? { kind: 'open' } : { kind: 'late', again: () => openPage(html, order), order });
      throw failure;
    });
    // Who has come back meanwhile is not sent away again.
    if ($state.get() !== sent) return;
    if (page.kind === 'frame') $state.set({ kind: 'page', page });
    else await leave(page.leave, order);
  };

  /** Leaves, and says so if the page is still here after a while. */
  const leave = async (go: () => void, order: PendingPayment): Promise<void> => {
    const sent = { kind: 'sent', isToPayment: true, order } as const;
    $state.set(sent);
    go();
    void handOff
      .wait(LATE_MS)
      .then(() => $state.get() === sent && $state.set({ kind: 'late', again: () => leave(go, order), order }));
  };

  /**
   * Sends an order, and returns whether it was. It is remembered before it is sent, since an answer that is lost says nothing about
   * the order (docs/behaviour/checkout.md#ordering-again).
   */
  const send = async (purchase: Purchase, isConfirmed: boolean): Promise<boolean> => {
    attempt = undefined;
    const { product, merchant, label, usd } = purchase;
    // Found out before the order: afterwards the answer could already include a payment that arrived at once.
    const buyer = await findBuyer();
    const order = {
      productKey: String(product.key),
      label,
      usd,
      method: merchant.name,
      isAnswered: false,
      mark: markOf([merchant.id, purchase.isUpgrade]),
      ...buyer,
    };
    // In its turn, so that of two tabs that order at once the second one finds what the first one remembers.
    const remembered = await inTabTurn('order', async () => {
      const atMs = dependencies.nowMs();
      const earlier = findSameOrder(readPendingPayments(atMs), { ...order, atMs });
      const repeatedKey = earlier && !earlier.isAnswered && earlier.mark === order.mark ? earlier.key : '';
      if (earlier && !isConfirmed && !(dependencies.sendsKeys && repeatedKey)) {
        $state.set({ kind: 'again', purchase, earlier });
        return undefined;
      }
      if (earlier && repeatedKey) dropPendingPayment(earlier);
      const made = { ...order, atMs, key: repeatedKey || randomId() };
      keepPendingPayment(made);
      return made;
    });
    if (!remembered) return false;
    attempt = remembered;
    await follow(await place(purchase, remembered.key), remembered);
    return true;
  };

  return {
    send,
    /** Takes note of why an order failed: what was refused or never sent is forgotten. */
    fail(failure: unknown): void {
      if (attempt && !leavesOpen(failure)) dropPendingPayment(attempt);
      // The server knows the key with another order: it is of no more use.
      else if (attempt && isKeyTaken(failure)) keepPendingPayment({ ...attempt, key: '' });
    },
    /** Nobody waits for that order any more. */
    drop: dropPendingPayment,
  };
}
