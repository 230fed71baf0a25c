import { atom } from 'nanostores';
import { ServerRefusal, UnsafeAddress } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createOnce, type OnceAction } from '#app/send-once.ts';
import type { OrderReply } from '#contract/shop.ts';
import { isFollowable } from '#core/followable.ts';
import { hashOf } from '#core/ids.ts';
import { href } from '#routes/href.ts';
import { dropPendingPayment, keepPendingPayment, type PendingPayment } from '#stores/pending-payment.ts';
import { createSubmit, quietly } from '#stores/submit.ts';
import { levelOf } from '../shelf/goods.ts';
import { orderMemory } from './order-memory.ts';
import type { Buyer, HandOff, OrderCalls, OrderState, Purchase } from './order-types.ts';

/** How long the buyer sees the notice before a payment page opens (docs/behaviour/checkout.md#order-replies). */
const HTML_WAIT_MS = 1000;
/**
 * If the page is still here after this time, the gateway may never open: an answer that is a download, or none, leaves
 * the page in place, and no event tells this from a slow gateway
 * (docs/behaviour/checkout.md#a-gateway-that-does-not-open).
 */
const LATE_MS = 8000;

/**
 * One order at a time, however often the button is pressed (docs/behaviour/checkout.md#orders). A refusal enables the
 * button again. After a reply it stays disabled, because the browser is leaving the page, until `reopen` is called for
 * a buyer who has come back.
 */
export function createOrder(dependencies: Dependencies, handOff: HandOff, { place, findBuyer }: OrderCalls) {
  const $state = atom<OrderState>({ kind: 'open' });
  const submit = createSubmit();
  const once = createOnce(dependencies, orderMemory);

  /**
   * The order as an attempt; `take` gets the reply. It fails if the server refuses the order, or the reply leads to an
   * address that is not allowed.
   */
  const onceActionOf = (purchase: Purchase, buyer: Buyer, take: (reply: OrderReply, order: PendingPayment) => void) => {
    const { product, merchant, label, usd, isUpgrade } = purchase;
    return {
      mark: hashOf([merchant.id, isUpgrade]),
      label,
      facts: () => ({
        productKey: String(product.key),
        level: levelOf(product),
        usd,
        extraDays: product.extraDays,
        method: merchant.name,
        ...buyer,
      }),
      isRepeatable: true,
      async send(order) {
        const reply = await place(purchase, order.key);
        if (reply.kind === 'error') throw new ServerRefusal(0, reply.text);
        if (reply.kind === 'url' && !isFollowable(reply.url, handOff)) throw new UnsafeAddress();
        take(reply, { ...order, isAnswered: true });
      },
    } satisfies OnceAction<PendingPayment>;
  };

  /** Sends an order and follows the reply. Returns false if it failed or the buyer has to confirm it first. */
  const send = async (purchase: Purchase, isConfirmed: boolean): Promise<boolean> => {
    const result = await submit.run(async () => {
      $state.set({ kind: 'open' });
      // Before anything is sent: without this code the page could not show what happens to the order.
      await handOff.loadParts();
      // Also before the order: after it, the answer could already include a payment that arrived at once.
      const buyer = await findBuyer();
      let follow = async (): Promise<void> => {};
      const action = onceActionOf(purchase, buyer, (reply, order) => {
        follow = () => followReply(reply, order);
      });
      const isSent = await once.run(action, isConfirmed);
      const question = once.$question.get();
      if (question) $state.set({ kind: 'again', purchase, earlier: question.earlier });
      // From here on the order is placed, so a failure says nothing about it.
      await follow();
      return isSent;
    });
    return result.isDone && result.value;
  };

  const followReply = async (reply: OrderReply, order: PendingPayment): Promise<void> => {
    if (reply.kind === 'html') return openPage(reply.html, order);
    if (reply.kind === 'url') {
      // The way back to this very payment, so that nobody has to order again to pay.
      keepPendingPayment({ ...order, address: reply.url });
      return leave(() => dependencies.leave(reply.url), order);
    }
    $state.set({ kind: 'sent', isToPayment: false, order });
    dependencies.leave(href('thanks', { locale: dependencies.locale }));
  };

  const openPage = async (html: string, order: PendingPayment): Promise<void> => {
    const sent = { kind: 'sent', isToPayment: true, order } as const;
    $state.set(sent);
    const [page] = await Promise.all([handOff.preparePage(html), handOff.wait(HTML_WAIT_MS)]).catch((failure) => {
      // A page that leads to an address that is not allowed must not be offered again.
      const isUnsafe = failure instanceof UnsafeAddress;
      $state.set(isUnsafe ? { kind: 'open' } : { kind: 'late', again: () => openPage(html, order), order });
      throw failure;
    });
    // If the buyer has come back in the meantime, they must not be sent away again.
    if ($state.get() !== sent) return;
    if (page.kind === 'frame') $state.set({ kind: 'page', page });
    else await leave(page.leave, order);
  };

  /** Leaves the page, and changes to `late` if it is still here after `LATE_MS`. */
  const leave = async (go: () => void, order: PendingPayment): Promise<void> => {
    const sent = { kind: 'sent', isToPayment: true, order } as const;
    $state.set(sent);
    go();
    void handOff
      .wait(LATE_MS)
      .then(() => $state.get() === sent && $state.set({ kind: 'late', again: () => leave(go, order), order }));
  };

  return {
    $state,
    submit,
    /** Loads the code for an order's progress before the press. If that fails, the press loads it. */
    prepare(): void {
      void quietly(() => handOff.loadParts());
    },
    /**
     * Places an order. If the same account ordered the same package less than 30 minutes ago it asks first, since that
     * order may be paid for already (docs/behaviour/checkout.md#ordering-again).
     */
    async pay(purchase: Purchase): Promise<boolean> {
      return $state.get().kind !== 'sent' && send(purchase, false);
    },
    /** Orders the same package again, after the buyer has confirmed it. */
    async payAgain(): Promise<boolean> {
      const state = $state.get();
      return state.kind === 'again' && send(state.purchase, true);
    },
    /** Leaves once more for a payment that did not open. This places no order. */
    async leaveAgain(): Promise<void> {
      const state = $state.get();
      if (state.kind === 'late') await submit.run(state.again);
    },
    /**
     * Called when the buyer says that they did not pay. The site stops waiting for that order and shows the form again.
     */
    giveUp(): void {
      const state = $state.get();
      if (state.kind === 'late') dropPendingPayment(state.order);
      $state.set({ kind: 'open' });
    },
    /**
     * Shows the form again: after Back from the gateway, after leaving the payment page, or after declining to order
     * again.
     */
    reopen(): void {
      $state.set({ kind: 'open' });
    },
  };
}

/** An order's model. */
export type Order = ReturnType<typeof createOrder>;
