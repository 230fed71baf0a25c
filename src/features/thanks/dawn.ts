import { type Order, USUAL_MS } from '#order/order.ts';
import type { Horizon } from '#ui/horizon/horizon.ts';

/** The time of day over an order; the sun stays at the line until its end is known. */
const SKIES: Readonly<Record<Order['kind'], Horizon['state'] | 'rising'>> = {
  waiting: 'rising',
  late: 'rising',
  notPaid: 'over',
  unknown: 'over',
  arrived: 'morning',
};

/**
 * Shows on the page's dawn (`dawn.css`) how an order stands: from `waitedMs` on, the sun goes on rising by itself. Set
 * through the CSSOM, because the page's policy forbids style attributes.
 */
export function paintDawn(kind: Order['kind'], waitedMs: number): void {
  const dawn = document.querySelector<HTMLElement>('[data-dawn]');
  if (!dawn) return;
  const sinceMs = Math.max(0, waitedMs);
  dawn.dataset.dawn = kind;
  dawn.style.setProperty('--waited', `${-sinceMs / 1000}s`);
  // Where it stands for readers who want nothing to move.
  dawn.style.setProperty('--risen', `${Math.min(1, sinceMs / USUAL_MS)}`);
  for (const part of dawn.querySelectorAll<HTMLElement>('.horizon')) part.dataset.state = SKIES[kind];
}
