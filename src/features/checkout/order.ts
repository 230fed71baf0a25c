import { atom } from 'nanostores';
import { ServerRefusal, UnsafeAddress } from '../../api/failures.ts';
import { decodeMessage } from '../../api/send.ts';
import type { UserInfo } from '../../contract/account.ts';
import type { Merchant, OrderReply, Product } from '../../contract/shop.ts';
import { href } from '../../routes/href.ts';
import type { Dependencies } from '../../stores/dependencies.ts';
import { keepPendingPayment, readPendingPayment } from '../../stores/pending-payment.ts';
import { createSubmit } from '../../stores/submit.ts';
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

/** Whose order it is, and both ends before it, by which its payment is recognised when it arrives. */
export type Buyer = Pick<UserInfo, 'account' | 'expire' | 'expireSVip'>;

/** The call that orders, and who orders. */
interface Counter {
  place(purchase: Purchase): Promise<OrderReply>;
  /** Asked before the order is placed; undefined where nobody could say. */
  findBuyer(): Promise<Buyer | undefined>;
}

/** Where an order stands. `sent`: the page is being left for payment. `page`: the payment page stands in its place. */
export type OrderState =
  | { kind: 'open' }
  | { kind: 'again'; purchase: Purchase }
  | { kind: 'sent' }
  | { kind: 'page'; html: string };

/** What the payment page's machinery needs from the browser; given by the skin, so that the model stays without DOM. */
export interface HandOff {
  origin: string;
  /** Waits for milliseconds. */
  wait(ms: number): Promise<void>;
}

/** A payment hand-off page is shown after this long (spec §4, Order creation). */
const HTML_WAIT_MS = 1000;

/**
 * One order at a time, whatever is pressed (spec §4, Order creation). A refusal brings the button back;
 * after a reply it stays off, because the page is being left, until `reopen` says that somebody has come back to it.
 */
export function createOrder(dependencies: Dependencies, handOff: HandOff, { place, findBuyer }: Counter) {
  const $state = atom<OrderState>({ kind: 'open' });
  const submit = createSubmit();

  const follow = async (reply: OrderReply, purchase: Purchase, buyer: Buyer | undefined): Promise<void> => {
    if (reply.kind === 'error') throw new ServerRefusal(0, decodeMessage(reply.text) ?? (reply.text || undefined));
    if (reply.kind === 'url' && !isSafe(reply.url, handOff.origin)) throw new UnsafeAddress();
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

  const send = (purchase: Purchase): Promise<boolean> =>
    submit.run(async () => {
      // Asked before the order: a payment that arrives at once would already be in the answer.
      const buyer = await findBuyer();
      await follow(await place(purchase), purchase, buyer);
    });

  return {
    $state,
    submit,
    /** Orders, but asks first about the same package within 30 minutes: it may be paid for already. */
    pay(purchase: Purchase): Promise<boolean> {
      if ($state.get().kind === 'sent') return Promise.resolve(false);
      if (
        $state.get().kind !== 'again' &&
        isSameOrderSoon(readPendingPayment(dependencies.nowMs()), purchase.product.key, dependencies.nowMs())
      ) {
        $state.set({ kind: 'again', purchase });
        return Promise.resolve(false);
      }
      $state.set({ kind: 'open' });
      return send(purchase);
    },
    /** Somebody is (still) here: after Back from the gateway, or after leaving the payment page. */
    reopen(): void {
      $state.set({ kind: 'open' });
    },
  };
}

/** A page at a loopback address is being developed or tried out, and so may its gateway be. */
function isSafe(url: string, origin: string): boolean {
  const { hostname } = new URL(origin);
  return isFollowable(url, { origin, allowLoopbackHttp: hostname === 'localhost' || hostname === '127.0.0.1' });
}
