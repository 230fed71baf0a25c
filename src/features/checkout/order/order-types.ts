import type { Merchant, OrderReply, Product } from '../../../contract/shop.ts';
import type { PendingPayment } from '../../../stores/pending-payment.ts';
import type { OpenedPage } from '../payment/payment-page.ts';

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
  | { kind: 'sent'; isToPayment: boolean; order: PendingPayment }
  | { kind: 'late'; again(): Promise<void>; order: PendingPayment }
  | { kind: 'page'; page: Extract<OpenedPage, { kind: 'frame' }> };

/** What an order needs from the browser; the component passes it in, so that the model needs no DOM. */
export interface HandOff {
  origin: string;
  /** May a gateway at a loopback address be followed without https? */
  allowsLoopback: boolean;
  /** Fetches the code that shows what becomes of an order, so that it is there when it is needed. */
  loadParts(): Promise<unknown>;
  /** Finds the way to open a payment page. */
  preparePage(html: string): Promise<OpenedPage>;
  /** Waits for milliseconds. */
  wait(ms: number): Promise<void>;
}
