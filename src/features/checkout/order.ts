import { atom } from 'nanostores';
import { ServerRefusal, UnsafeAddress } from '../../api/failures.ts';
import { isKeyTaken, leavesOpen } from '../../api/leaves-open.ts';
import type { Merchant, OrderReply, Product } from '../../contract/shop.ts';
import { markOf } from '../../core/mark.ts';
import { randomId } from '../../core/random-id.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { createSubmit } from '../../model/submit.ts';
import { inTabTurn } from '../../model/tab-turn.ts';
import { href } from '../../routes/href.ts';
import {
  dropPendingPayment,
  keepPendingPayment,
  type PendingPayment,
  readPendingPayments,
} from '../../stores/pending-payment.ts';
import { isFollowable } from './followable.ts';
import type { OpenedPage } from './payment-page.ts';
import { findSameOrder } from './same-order.ts';

/** What is bought, and how. */
export interface Purchase {
  product: Product;
  merchant: Merchant;
  /** The package's name as the buyer reads it. */
  label: string;
  /** What is to be paid, as far as the site knows. */
  usd: number;
  /** Do the buyer's level 1 days pay for part of it? */
  isUpgrade: boolean;
}

/** Who orders, and when both levels end before the order: a later end shows that the payment has arrived. */
export type Buyer = Pick<PendingPayment, 'account' | 'before'>;

/** The call that orders, and who orders. */
export interface OrderCalls {
  /** `key` names the attempt (docs/api.md#idempotency-key). */
  place(purchase: Purchase, key: string): Promise<OrderReply>;
  /** Called before the order is placed; it must not take long, so what could not be found out in time is left open. */
  findBuyer(): Promise<Buyer>;
}

/**
 * Where an order stands. `again`: the buyer is asked about ordering the same package again, after `earlier`. `sent`: the page is being left for
 * payment. `late`: it was left, and is still here; `again` leaves once more for the same payment. `page`: the payment page takes the
 * form's place.
 */
export type OrderState =
  | { kind: 'open' }
  | { kind: 'again'; purchase: Purchase; earlier: PendingPayment }
  | { kind: 'sent'; isToPayment: boolean }
  | { kind: 'late'; again(): Promise<void> }
  | { kind: 'page'; page: Extract<OpenedPage, { kind: 'frame' }> };

/** What an order needs from the browser; the component passes it in, so that the model needs no DOM. */
export interface HandOff {
  origin: string;
  /** May a gateway at a loopback address be followed without https? */
  allowsLoopback: boolean;
  /** Finds the way to open a payment page. */
  preparePage(html: string): Promise<OpenedPage>;
  /** Waits for milliseconds. */
  wait(ms: number): Promise<void>;
}

/** A payment page is opened after this long (docs/behaviour/checkout.md#order-replies). */
const HTML_WAIT_MS = 1000;
/**
 * A page that is still here so long after it was left may stay: a gateway that answers a download, or nothing, leaves it in place, and
 * no event tells that from a slow one (docs/behaviour/checkout.md#a-gateway-that-does-not-open).
 */
const LATE_MS = 8000;

/**
 * One order at a time, whatever is pressed (docs/behaviour/checkout.md#orders). A refusal brings the button back; after a reply
 * it stays off, because the page is being left, until `reopen` says that the buyer has come back to it.
 */
export function createOrder(dependencies: Dependencies, handOff: HandOff, { place, findBuyer }: OrderCalls) {
  const $state = atom<OrderState>({ kind: 'open' });
  /** The order that is being sent, or whose answer was lost. */
  let attempt: PendingPayment | undefined;
  const submit = createSubmit((failure) => {
    if (attempt && !leavesOpen(failure)) dropPendingPayment(attempt);
    // The server knows the key with another order: it is of no more use.
    else if (attempt && isKeyTaken(failure)) keepPendingPayment({ ...attempt, key: '' });
    return false;
  });

  const follow = async (reply: OrderReply, sent: PendingPayment): Promise<void> => {
    if (reply.kind === 'error') throw new ServerRefusal(0, reply.text);
    if (reply.kind === 'url' && !isFollowable(reply.url, handOff)) throw new UnsafeAddress();
    keepPendingPayment({ ...sent, isAnswered: true });
    // What goes wrong from here on says nothing about the order.
    attempt = undefined;
    if (reply.kind === 'html') return openPage(reply.html);
    if (reply.kind === 'url') return leave(() => dependencies.leave(reply.url));
    $state.set({ kind: 'sent', isToPayment: false });
    dependencies.leave(href('thanks', { locale: dependencies.locale }));
  };

  const openPage = async (html: string): Promise<void> => {
    const sent = { kind: 'sent', isToPayment: true } as const;
    $state.set(sent);
    const [page] = await Promise.all([handOff.preparePage(html), handOff.wait(HTML_WAIT_MS)]).catch((failure) => {
      // A page that leads where no order may is not offered again.
      $state.set(failure instanceof UnsafeAddress ? { kind: 'open' } : { kind: 'late', again: () => openPage(html) });
      throw failure;
    });
    // Who has come back meanwhile is not sent away again.
    if ($state.get() !== sent) return;
    if (page.kind === 'frame') $state.set({ kind: 'page', page });
    else await leave(page.leave);
  };

  /** Leaves, and says so if the page is still here after a while. */
  const leave = async (go: () => void): Promise<void> => {
    const sent = { kind: 'sent', isToPayment: true } as const;
    $state.set(sent);
    go();
    void handOff
      .wait(LATE_MS)
      .then(() => $state.get() === sent && $state.set({ kind: 'late', again: () => leave(go) }));
  };

  /**
   * Sends an order, and returns whether it was. It is remembered before it is sent, since an answer that is lost says nothing about
   * the order (docs/behaviour/checkout.md#ordering-again).
   */
  const send = async (purchase: Purchase, isConfirmed: boolean): Promise<boolean> => {
    const result = await submit.run(async () => {
      $state.set({ kind: 'open' });
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
    });
    return result.isDone && result.value;
  };

  return {
    $state,
    submit,
    /**
     * Orders, but asks first if the same account ordered the same package within 30 minutes: it may be paid for already
     * (docs/behaviour/checkout.md#ordering-again).
     */
    async pay(purchase: Purchase): Promise<boolean> {
      return $state.get().kind !== 'sent' && send(purchase, false);
    },
    /** Orders the same package again, once the buyer has confirmed it. */
    async payAgain(): Promise<boolean> {
      const state = $state.get();
      return state.kind === 'again' && send(state.purchase, true);
    },
    /** Leaves once more for a payment that did not open; nothing is ordered. */
    async leaveAgain(): Promise<void> {
      const state = $state.get();
      if (state.kind === 'late') await submit.run(state.again);
    },
    /** The buyer is (still) here: after Back from the gateway, after leaving the payment page, or after declining to order again. */
    reopen(): void {
      $state.set({ kind: 'open' });
    },
  };
}

/** An order's model. */
export type Order = ReturnType<typeof createOrder>;
