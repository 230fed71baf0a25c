import type { Merchant, OrderReply, Product } from '#contract/shop.ts';
import type { PendingPayment } from '#stores/pending-payment.ts';
import type { OpenedPage } from '../payment/payment-page.ts';

/** What is bought, and how. */
export interface Purchase {
  product: Product;
  merchant: Merchant;
  /** The package's name in the buyer's language. */
  label: string;
  /** The amount to pay in US dollars, as far as the site knows. */
  usd: number;
  /** True if the buyer's level 1 days pay for part of it. */
  isUpgrade: boolean;
}

/**
 * Who orders, whether that opens the account, and when both levels ended before the order. A later end shows that the
 * payment has arrived.
 */
export type Buyer = Pick<PendingPayment, 'account' | 'before' | 'isNew'>;

/** The call that places an order, and how to find out who orders. */
export interface OrderCalls {
  /** `key` names the attempt (docs/api.md#idempotency-key). */
  place(purchase: Purchase, key: string): Promise<OrderReply>;
  /** Called before the order is placed. It must not take long, so what is not known in time stays unknown. */
  findBuyer(): Promise<Buyer>;
}

/**
 * The state of an order.
 * - `open`: not placed.
 * - `again`: the buyer is asked whether to order the same package again, after `earlier`.
 * - `sent`: the browser is leaving the page for payment or thanks.
 * - `late`: the browser should have left but the page is still here; `again` leaves once more for the same payment.
 * - `page`: the payment page is shown instead of the form.
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
  /** True if a gateway at a loopback address may be opened without https. */
  allowsLoopback: boolean;
  /** Loads the code that shows an order's progress, so that it is there when it is needed. */
  loadParts(): Promise<unknown>;
  /** Finds out how to open a payment page. */
  preparePage(html: string): Promise<OpenedPage>;
  /** Waits for milliseconds. */
  wait(ms: number): Promise<void>;
}
