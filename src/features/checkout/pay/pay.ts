import { atom } from 'nanostores';
import { ServerRefusal, UnsafeAddress } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createOnce, type Memory } from '#app/send-at-most-once.ts';
import type { Merchant, OrderReply, Product } from '#contract/shop.ts';
import { ORDER_PV } from '#contract/values.ts';
import { hashOf } from '#core/ids.ts';
import { isYounger } from '#core/time.ts';
import { type FollowRules, isFollowable } from '#domain/followable.ts';
import { dropPlaced, keepPlaced, mayBeOrderOf, type Placed, readOpenOrders } from '#order/placed.ts';
import { href } from '#routes/href.ts';
import { createAction, quietly } from '#stores/action-state.ts';
import { readAttribution } from '#stores/attribution.ts';
import type { OpenedPage } from '../payment/payment-page.ts';
import { levelOf } from '../product-list/product-rules.ts';

/**
 * Milliseconds for which the buyer sees the notice before a payment page opens
 * (docs/behaviour/checkout.md#order-replies).
 */
const HTML_WAIT_MS = 1000;
/**
 * Milliseconds to wait for the browser to leave. A page that is still open then may never leave
 * (docs/behaviour/checkout.md#a-gateway-that-does-not-open).
 */
const LATE_MS = 8000;

/**
 * Minutes within which the buyer is asked before ordering the same package again. The payment of the first order may
 * still arrive.
 */
const SAME_ORDER_MINUTES = 30;

/** A purchase: the package, its price and the payment method. */
export interface Purchase {
  product: Product;
  merchant: Merchant;
  /** The package's name in the buyer's language. */
  label: string;
  /** The amount to pay in US dollars, as far as the site knows. */
  usd: number;
  /** True if the buyer's level 1 days pay for part of the package. */
  isUpgrade: boolean;
  /** The account that a visitor has typed. The account and the password are empty for a member. */
  account: string;
  password: string;
}

/**
 * The buyer's account, whether the order opens the account, and when both levels ended before. A later end shows that
 * the payment has arrived.
 */
export type Buyer = Pick<Placed, 'account' | 'before' | 'isNew'>;

/** The call that places an order, and how to find out who orders. */
export interface PayCalls {
  /** `key` names the attempt (docs/api.md#idempotency-key). */
  sendOrder(purchase: Purchase, key: string): Promise<OrderReply>;
  /**
   * Called before the order is placed. The call must not take long, so a fact that is not known in time stays unknown.
   */
  findBuyer(purchase: Purchase): Promise<Buyer>;
}

/** The fields that the orders of visitors and members share (docs/behaviour/checkout.md#orders). */
export function orderOf({ product, merchant }: Purchase, { nowMs }: Pick<Dependencies, 'nowMs'>) {
  const { source, channelId } = readAttribution(nowMs());
  return { productId: product.key, payType: merchant.name, mId: merchant.id, pv: ORDER_PV, source, channelId } as const;
}

/** The parts that paying needs from the browser. The component passes them in, so that the model needs no DOM. */
export interface PaymentBrowser extends FollowRules {
  /** Loads the code that shows an order's progress, so that the code is ready when the order is placed. */
  loadParts(): Promise<unknown>;
  /** Finds out how to open a payment page. */
  preparePage(html: string): Promise<OpenedPage>;
  /** Waits for milliseconds. */
  wait(ms: number): Promise<void>;
}

/**
 * How far paying has got.
 * - `idle`: nothing is under way. An order may have been placed before the buyer came back.
 * - `again`: the buyer is asked whether to order the same package again, after `earlier`. With `isSending` another tab
 *   is sending that order just now.
 * - `sent`: the browser is leaving for the payment, or for `/thanks`.
 * - `late`: the browser should have left, but this page is still open. `retry` goes to the same payment once more.
 * - `page`: the payment page is shown instead of the form.
 */
export type PayState =
  | { kind: 'idle' }
  | { kind: 'again'; purchase: Purchase; earlier: Placed; isSending: boolean }
  | { kind: 'sent'; isToPayment: boolean; placed: Placed }
  | { kind: 'late'; retry(): Promise<void>; placed: Placed }
  | { kind: 'page'; page: Extract<OpenedPage, { kind: 'frame' }> };

/**
 * The model of paying. It places one order at a time, however often the button is pressed
 * (docs/behaviour/checkout.md#orders). After a reply the model stays busy, because the browser is leaving the page.
 * `reopen` ends this for a buyer who has come back.
 */
export function createPay(dependencies: Dependencies, browser: PaymentBrowser, { sendOrder, findBuyer }: PayCalls) {
  const $state = atom<PayState>({ kind: 'idle' });
  const paying = createAction();
  const once = createOnce(dependencies, placedOrders(dependencies.nowMs));

  /** Places the order and follows the reply, or asks the buyer first. `$state` and `paying.$failure` tell the outcome. */
  const send = async (purchase: Purchase, isConfirmed: boolean): Promise<void> => {
    const { product, merchant, label, usd, isUpgrade } = purchase;
    await paying.run(async () => {
      $state.set({ kind: 'idle' });
      // Load this code before anything is sent. Without it the page could not show what happens to the order.
      await browser.loadParts();
      // Ask for the buyer before the order is placed. A later answer could already include a payment that arrived at
      // once.
      const buyer = await findBuyer(purchase);
      const ran = await once.run(
        {
          mark: hashOf([merchant.id, merchant.name, isUpgrade]),
          label,
          facts: () => ({
            productKey: String(product.key),
            level: levelOf(product),
            usd,
            extraDays: product.extraDays,
            method: merchant.name,
            ...buyer,
          }),
          // The mark holds the method and the upgrade. `findSame` compares the package and the buyer. For any other
          // changed field the server answers 422.
          isRepeatable: true,
          async send({ key }) {
            const reply = await sendOrder(purchase, key);
            if (reply.kind === 'error') throw new ServerRefusal(0, reply.text);
            if (reply.kind !== 'url') return reply;
            if (!isFollowable(reply.url, browser)) throw new UnsafeAddress();
            // Store the absolute URL: a later page may be on another host.
            return { ...reply, url: new URL(reply.url, browser.origin).href };
          },
        },
        isConfirmed,
      );
      if (ran.kind === 'asks') {
        const { earlier, isSending } = ran.question;
        $state.set({ kind: 'again', purchase, earlier, isSending });
      }
      // From here on the order is placed. A later failure does not mean that the order failed.
      if (ran.kind === 'sent') await follow(ran.reply, ran.attempt);
    });
  };

  const follow = async (reply: Exclude<OrderReply, { kind: 'error' }>, placed: Placed): Promise<void> => {
    if (reply.kind === 'html') return openPage(reply.html, placed);
    if (reply.kind === 'url') {
      // Store the gateway's address for this payment, so that a buyer can pay later without ordering again.
      const leading = { ...placed, address: reply.url };
      keepPlaced(leading, dependencies.nowMs());
      return departAndWatch(() => dependencies.leave(reply.url), leading);
    }
    return departAndWatch(() => dependencies.leave(href('thanks', { locale: dependencies.locale })), placed, false);
  };

  /**
   * Says that the browser is leaving. Returns a function that tells whether it still is, because the buyer may come
   * back.
   */
  const setOut = (placed: Placed, isToPayment = true): (() => boolean) => {
    const sent = { kind: 'sent', isToPayment, placed } as const;
    $state.set(sent);
    return () => $state.get() === sent;
  };

  const openPage = async (html: string, placed: Placed): Promise<void> => {
    const isLeaving = setOut(placed);
    const [page] = await Promise.all([browser.preparePage(html), browser.wait(HTML_WAIT_MS)]).catch((failure) => {
      // A page that leads to a forbidden address must not be offered again. Its order can never be paid, so forget it.
      const isUnsafe = failure instanceof UnsafeAddress;
      if (isUnsafe) dropPlaced(placed, dependencies.nowMs());
      $state.set(isUnsafe ? { kind: 'idle' } : { kind: 'late', retry: () => openPage(html, placed), placed });
      throw failure;
    });
    // A buyer who has come back in the meantime must not be sent away again.
    if (!isLeaving()) return;
    if (page.kind === 'frame') $state.set({ kind: 'page', page });
    else await departAndWatch(page.leave, placed);
  };

  /**
   * Leaves the page. If the page is still open after `LATE_MS`, the state becomes `late`. If nothing is left to pay,
   * the form is shown again instead.
   */
  const departAndWatch = async (go: () => void, placed: Placed, isToPayment = true): Promise<void> => {
    const isLeaving = setOut(placed, isToPayment);
    const after: PayState = isToPayment
      ? { kind: 'late', retry: () => departAndWatch(go, placed), placed }
      : { kind: 'idle' };
    go();
    void browser.wait(LATE_MS).then(() => isLeaving() && $state.set(after));
  };

  return {
    $state,
    paying,
    /** Loads the code for an order's progress before the button is pressed. If that fails, the press loads the code. */
    prepare(): void {
      void quietly(() => browser.loadParts());
    },
    /** Places an order, or asks first whether to order again (docs/behaviour/checkout.md#ordering-again). */
    async pay(purchase: Purchase): Promise<void> {
      if ($state.get().kind !== 'sent') await send(purchase, false);
    },
    /** Orders the same package again, after the buyer has confirmed the question. */
    async payAgain(): Promise<void> {
      const state = $state.get();
      if (state.kind === 'again') await send(state.purchase, true);
    },
    /** Leaves once more for a payment that did not open. No new order is placed. */
    async leaveAgain(): Promise<void> {
      const state = $state.get();
      if (state.kind === 'late') await paying.run(state.retry);
    },
    /** Shows the form again: after Back, after leaving or giving up the payment, or after declining to order again. */
    reopen(): void {
      $state.set({ kind: 'idle' });
    },
  };
}

/** The model of paying. */
export type Pay = ReturnType<typeof createPay>;

/**
 * Stores orders until their payment has arrived: several for each account, and beyond the end of a session. The buyer
 * is asked before an order is repeated, even after its answer, since the order may be paid for
 * (docs/behaviour/checkout.md#ordering-again).
 */
function placedOrders(nowMs: () => number): Memory<Placed> {
  return {
    name: 'order',
    isLong: true,
    read: (next) => findSame(readOpenOrders(next.atMs), next),
    keep: (attempt) => keepPlaced(attempt, nowMs()),
    drop(attempt, earlier) {
      // A repeat under the same key has overwritten the earlier order. That order may exist, so put it back.
      if (earlier?.key === attempt.key) keepPlaced(earlier, nowMs());
      else dropPlaced(attempt, nowMs());
    },
  };
}

/**
 * The open order of the same package that the same account placed less than 30 minutes ago. Undefined if there is none.
 */
export function findSame(open: readonly Placed[], { productKey, account, atMs: nowMs }: Placed): Placed | undefined {
  const isRecent = (order: Placed): boolean => isYounger(order.atMs, nowMs, SAME_ORDER_MINUTES * 60_000);
  return open.find((order) => isRecent(order) && order.productKey === productKey && mayBeOrderOf(order, account));
}
