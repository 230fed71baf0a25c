import { guaranteeDays } from '../../brand/brand.ts';
import { SECONDS_PER_DAY } from './time.ts';

/** What a ticket's address says of a refund in `about` (docs/behaviour/tickets.md#prefilled-tickets). */
export const ABOUT_REFUND = 'refund';

/**
 * The query of a new ticket that asks for a refund: an account issue, with the order if it is known.
 * @example href('ticketCreate', { locale: 'en', query: refundTicket('P77') }) // '/en/ticketCreate/?type=2&about=refund&order=P77'
 */
export function refundTicket(order?: string): Record<string, string | undefined> {
  return { type: '2', about: ABOUT_REFUND, order };
}

/** Can a refund of a payment of that time still be requested (docs/behaviour/legal.md#refunds)? */
export function isRefundOpen(paidAtSeconds: number, nowSeconds: number): boolean {
  return nowSeconds <= paidAtSeconds + guaranteeDays * SECONDS_PER_DAY;
}
