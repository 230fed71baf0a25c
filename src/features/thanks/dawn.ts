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
 * Shows the state of an order in the page's picture (`dawn.css`). The sun starts where it is after `waitedMs` of
 * waiting, and goes on rising by itself. The values are set through the CSSOM, because the page's policy forbids style
 * attributes.
 */
export function paintDawn(kind: Order['kind'], waitedMs: number): void {
  const dawn = document.querySelector<HTMLElement>('[data-dawn]');
  if (!dawn) return;
  const sinceMs = Math.max(0, waitedMs);
  dawn.dataset.dawn = kind;
  dawn.style.setProperty('--waited', `${-sinceMs / 1000}s`);
  // The sun's height for readers who want nothing to move.
  dawn.style.setProperty('--risen', `${Math.min(1, sinceMs / USUAL_MS)}`);
  for (const part of dawn.querySelectorAll<HTMLElement>('.horizon')) part.dataset.state = SKIES[kind];
}
