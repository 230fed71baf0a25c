import { guaranteeDays } from '../../brand/brand.ts';
import { SECONDS_PER_DAY } from './time.ts';

/** What a ticket's address says to arrive as a refund's (docs/behaviour/tickets.md#prefilled-tickets). */
export const ABOUT_REFUND = 'refund';

/**
 * The query of a new ticket that asks for a refund: an account issue, with the order where it is known.
 *
 * @example href('ticketCreate', { locale: 'en', query: refundTicket('P77') }) // '/en/ticketCreate/?type=2&about=refund&order=P77'
 */
export function refundTicket(order?: string): Record<string, string | undefined> {
  return { type: '2', about: ABOUT_REFUND, order };
}

/** May a refund of what was paid then still be asked for (docs/behaviour/legal.md#refunds)? */
export function isRefundOpen(paidAtSeconds: number, nowSeconds: number): boolean {
  return nowSeconds <= paidAtSeconds + guaranteeDays * SECONDS_PER_DAY;
}
