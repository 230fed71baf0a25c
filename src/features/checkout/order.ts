import { atom } from 'nanostores';
import { ServerRefusal, UnsafeAddress } from '../../api/failures.ts';
import type { UserInfo } from '../../contract/account.ts';
import type { Merchant, OrderReply, Product } from '../../contract/shop.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { createSubmit } from '../../model/submit.ts';
import { href } from '../../routes/href.ts';
import { keepPendingPayment, readPendingPayment } from '../../stores/pending-payment.ts';
import { isFollowable } from './followable.ts';
import { isSameOrderSoon } from './same-order.ts';

/** What is bought, and how. */
export interface Purchase {
  product: Product;
  merchant: Merchant;
  /** The package's name as the buyer reads it. */
  label: string;
  /** What is to be paid, as far as the site knows. */
  usd: number;
}

/** Who orders, and when both levels end before the order: a later end shows that the payment has arrived. */
export type Buyer = Pick<UserInfo, 'account' | 'expire' | 'expireSVip'>;

/** The call that orders, and who orders. */
export interface OrderCalls {
  place(purchase: Purchase): Promise<OrderReply>;
  /** Called before the order is placed; undefined when it can't be found out. */
  findBuyer(): Promise<Buyer | undefined>;
}

/**
 * Where an order stands. `again`: the buyer is asked about ordering the same package again. `sent`: the page is being left for
 * payment. `page`: the payment page takes the form's place.
 */
export type OrderState =
  | { kind: 'open' }
  | { kind: 'again'; purchase: Purchase }
  | { kind: 'sent' }
  | { kind: 'page'; html: string };

/** What an order needs from the browser; the component passes it in, so that the model needs no DOM. */
export interface HandOff {
  origin: string;
  /** May a gateway at a loopback address be followed without https? */
  allowsLoopback: boolean;
  /** Waits for milliseconds. */
  wait(ms: number): Promise<void>;
}

/** A payment page is opened after this long (docs/behaviour/checkout.md#order-replies). */
const HTML_WAIT_MS = 1000;

/**
 * One order at a time, whatever is pressed (docs/behaviour/checkout.md#orders). A refusal brings the button back; after a reply
 * it stays off, because the page is being left, until `reopen` says that the buyer has come back to it.
 */
export function createOrder(dependencies: Dependencies, handOff: HandOff, { place, findBuyer }: OrderCalls) {
  const $state = atom<OrderState>({ kind: 'open' });
  const submit = createSubmit();

  const follow = async (reply: OrderReply, purchase: Purchase, buyer: Buyer | undefined): Promise<void> => {
    if (reply.kind === 'error') throw new ServerRefusal(0, reply.text);
    if (reply.kind === 'url' && !isFollowable(reply.url, handOff)) throw new UnsafeAddress();
    if (buyer) remember(purchase, buyer);
    $state.set({ kind: 'sent' });
    if (reply.kind === 'thanks') return dependencies.leave(href('thanks', { locale: dependencies.locale }));
    if (reply.kind === 'url') return dependencies.leave(reply.url);
    await handOff.wait(HTML_WAIT_MS);
    $state.set({ kind: 'page', html: reply.html });
  };

  const remember = ({ product, merchant, label, usd }: Purchase, { account, expire, expireSVip }: Buyer): void =>
    keepPendingPayment({
      productKey: product.key,
      label,
      usd,
      method: merchant.name,
      atMs: dependencies.nowMs(),
      account,
      before: { expire, expireSVip },
    });

  const send = async (purchase: Purchase): Promise<boolean> => {
    $state.set({ kind: 'open' });
    const { isDone } = await submit.run(async () => {
      // Asked before the order: afterwards the answer could already include a payment that arrived at once.
      const buyer = await findBuyer();
      await follow(await place(purchase), purchase, buyer);
    });
    return isDone;
  };

  return {
    $state,
    submit,
    /**
     * Orders, but asks first if the same package was ordered within 30 minutes: it may be paid for already
     * (docs/behaviour/checkout.md#ordering-again).
     */
    async pay(purchase: Purchase): Promise<boolean> {
      if ($state.get().kind === 'sent') return false;
      if (!isSameOrderSoon(readPendingPayment(dependencies.nowMs()), purchase.product.key, dependencies.nowMs())) {
        return send(purchase);
      }
      $state.set({ kind: 'again', purchase });
      return false;
    },
    /** Orders the same package again, once the buyer has confirmed it. */
    async payAgain(): Promise<boolean> {
      const state = $state.get();
      return state.kind === 'again' && send(state.purchase);
    },
    /** The buyer is (still) here: after Back from the gateway, after leaving the payment page, or after declining to order again. */
    reopen(): void {
      $state.set({ kind: 'open' });
    },
  };
}

/** An order's model. */
export type Order = ReturnType<typeof createOrder>;
