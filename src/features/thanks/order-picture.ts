import { type Order, USUAL_MS } from '#order/order.ts';
import type { Horizon } from '#ui/horizon/horizon.ts';

/** The time of day in the picture for each state of an order. The sun stays at the horizon until the end is known. */
const SKIES: Readonly<Record<Order['kind'], Horizon['state'] | 'rising'>> = {
  waiting: 'rising',
  late: 'rising',
  notPaid: 'over',
  sending: 'over',
  unknown: 'over',
  arrived: 'morning',
};

/**
 * Shows the state of an order in the page's picture (`order-picture.css`). The sun starts where it is after `waitedMs`
 * of waiting, and goes on rising by itself. The values are set through the CSSOM, because the page's policy forbids
 * style attributes.
 */
export function showOrderState(kind: Order['kind'], waitedMs: number): void {
  const picture = document.querySelector<HTMLElement>('[data-order-state]');
  if (!picture) return;
  const sinceMs = Math.max(0, waitedMs);
  picture.dataset.orderState = kind;
  picture.style.setProperty('--waited', `${-sinceMs / 1000}s`);
  // The sun's height for readers who want nothing to move.
  picture.style.setProperty('--risen', `${Math.min(1, sinceMs / USUAL_MS)}`);
  for (const part of picture.querySelectorAll<HTMLElement>('.horizon')) part.dataset.state = SKIES[kind];
}
