import { formatDate } from '#core/time.ts';
import type { LateText } from '#i18n/namespaces.ts';
import type { Order } from './order.ts';

/** The texts about an order. */
export type OrderText = LateText<'waiting'>;

/** The order and its texts, which every view of an order needs. */
export interface OrderProps {
  order: Order;
  say: OrderText;
}

/**
 * The name of the group of texts that fits an order. Signed-out visitors get groups that tell them how to learn more.
 */
export type OrderWords = Order['kind'] | 'out' | 'new' | 'newLate' | 'newUnknown';

/** The group of texts that fits an order. */
export function wordsOf({ kind, placed, isSignedOut }: Order): OrderWords {
  if (!isSignedOut || kind === 'sending' || kind === 'notPaid' || kind === 'arrived') return kind;
  // A new account cannot log in before its payment has arrived. So its owner is told to wait.
  if (placed.isNew) return ({ waiting: 'new', late: 'newLate', unknown: 'newUnknown' } as const)[kind];
  return kind === 'unknown' ? kind : 'out';
}

/** The heading of an order. All parts of the site that mention the order use this heading. */
export function titleOf({ order, say }: OrderProps): string {
  if (order.kind === 'arrived') return say('arrived.title', { date: formatDate(order.until) });
  return say(`${wordsOf(order)}.title`);
}

/** The warning about an order, such as not to pay twice. Undefined once the payment has arrived. */
export function onceOf({ order: { kind }, say }: OrderProps): string | undefined {
  if (kind === 'arrived') return undefined;
  if (kind === 'unknown') return say('check');
  return say(kind === 'notPaid' ? 'charged' : 'once');
}
