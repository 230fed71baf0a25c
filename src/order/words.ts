import { formatDate } from '#core/time.ts';
import type { LateText } from '#i18n/namespaces.ts';
import type { Order } from './order.ts';

/** The texts about an order. */
export type OrderText = LateText<'waiting'>;

/** What every view of an order takes: what is known of it, and the texts to say that. */
export interface OrderProps {
  order: Order;
  say: OrderText;
}

/** What is said of an order; also the group of its texts. Who is signed out learns how to see the rest. */
export type OrderWords = Order['kind'] | 'out' | 'new' | 'newLate';

/** Which words say what is known of an order. */
export function wordsOf({ kind, placed, isSignedOut }: Order): OrderWords {
  if (!isSignedOut || (kind !== 'waiting' && kind !== 'late')) return kind;
  if (!placed.isNew) return 'out';
  return kind === 'late' ? 'newLate' : 'new';
}

/** The one heading of an order: every place that speaks of it says this. */
export function titleOf({ order, say }: OrderProps): string {
  if (order.kind === 'arrived') return say('arrived.title', { date: formatDate(order.until) });
  return say(`${wordsOf(order)}.title`);
}

/** What nobody should do about it now; undefined once it is active. */
export function onceOf({ order: { kind }, say }: OrderProps): string | undefined {
  if (kind === 'arrived') return undefined;
  if (kind === 'unknown') return say('check');
  return say(kind === 'notPaid' ? 'charged' : 'once');
}
