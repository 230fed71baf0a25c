import { atom } from 'nanostores';
import { ServerRefusal, UnsafeAddress } from '../../../api/failures.ts';
import type { Dependencies } from '../../../app/dependencies.ts';
import { createOnce, type OnceAction } from '../../../app/send-once.ts';
import type { OrderReply } from '../../../contract/shop.ts';
import { isFollowable } from '../../../core/followable.ts';
import { hashOf } from '../../../core/hash.ts';
import { href } from '../../../routes/href.ts';
import { dropPendingPayment, type PendingPayment } from '../../../stores/pending-payment.ts';
import { createSubmit, quietly } from '../../../stores/submit.ts';
import { orderMemory } from './order-memory.ts';
import type { Buyer, HandOff, OrderCalls, OrderState, Purchase } from './order-types.ts';

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
  const submit = createSubmit();
  const once = createOnce(dependencies, orderMemory);

  /** The order, with `take` for the reply to it. What is refused, or leads where no order may, comes to nothing. */
  const onceActionOf = (purchase: Purchase, buyer: Buyer, take: (reply: OrderReply, order: PendingPayment) => void) => {
    const { product, merchant, label, usd, isUpgrade } = purchase;
    return {
      mark: hashOf([merchant.id, isUpgrade]),
      label,
      facts: () => ({ productKey: String(product.key), usd, method: merchant.name, ...buyer }),
      isRepeatable: true,
      async send(order) {
        const reply = await place(purchase, order.key);
        if (reply.kind === 'error') throw new ServerRefusal(0, reply.text);
        if (reply.kind === 'url' && !isFollowable(reply.url, handOff)) throw new UnsafeAddress();
        take(reply, { ...order, isAnswered: true });
      },
    } satisfies OnceAction<PendingPayment>;
  };

  /** Sends an order and follows the answer. Returns whether it was sent, and not asked about. */
  const send = async (purchase: Purchase, isConfirmed: boolean): Promise<boolean> => {
    const result = await submit.run(async () => {
      $state.set({ kind: 'open' });
      // Before anything is sent: without it nobody could be told what becomes of the order.
      await handOff.loadParts();
      // Before the order, too: afterwards the answer could already include a payment that arrived at once.
      const buyer = await findBuyer();
      let follow = async (): Promise<void> => {};
      const deed = onceActionOf(purchase, buyer, (reply, order) => {
        follow = () => followReply(reply, order);
      });
      const isSent = await once.run(deed, isConfirmed);
      const question = once.$question.get();
      if (question) $state.set({ kind: 'again', purchase, earlier: question.earlier });
      // What goes wrong from here on says nothing about the order.
      await follow();
      return isSent;
    });
    return result.isDone && result.value;
  };

  const followReply = async (reply: OrderReply, order: PendingPayment): Promise<void> => {
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

  return {
    $state,
    submit,
    /** Fetches what shows an order's way, ahead of the press; without it, the press fetches it. */
    prepare(): void {
      void quietly(() => handOff.loadParts());
    },
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
    /** The buyer says that they did not pay: nobody waits for that order any more, and the form is there again. */
    giveUp(): void {
      const state = $state.get();
      if (state.kind === 'late') dropPendingPayment(state.order);
      $state.set({ kind: 'open' });
    },
    /** The buyer is (still) here: after Back from the gateway, after leaving the payment page, or after declining to order again. */
    reopen(): void {
      $state.set({ kind: 'open' });
    },
  };
}

/** An order's model. */
export type Order = ReturnType<typeof createOrder>;
