import { guaranteeDays } from '../../brand/brand.ts';
import { SECONDS_PER_DAY } from '../core/time.ts';

/** The value of `about` in the address of a ticket that asks for a refund (docs/behaviour/tickets.md#prefilled-tickets). */
export const ABOUT_REFUND = 'refund';

/**
 * The query of a new ticket that asks for a refund. It is an account issue, with the order if that is known.
 * @example href('ticketCreate', { locale: 'en', query: refundTicket('P77') }) // '/en/ticketCreate/?type=2&about=refund&order=P77'
 */
export function refundTicket(order?: string): Record<string, string | undefined> {
  return { type: '2', about: ABOUT_REFUND, order };
}

/** Can a customer still request a refund of a payment of this time (docs/behaviour/legal.md#refunds)? */
export function isRefundOpen(paidAtSeconds: number, nowSeconds: number): boolean {
  return nowSeconds <= paidAtSeconds + guaranteeDays * SECONDS_PER_DAY;
}
