import { type Horizon, sunAt } from '../core/horizon.ts';

/**
 * Shows on the page's sky (`Horizon.astro`) what time of day it is. The page's policy lets no element have a style of its own, so the
 * sun's place is set by the CSSOM. Does nothing on a page without a sky.
 */
export function paintHorizon({ state, t }: { state: Horizon['state'] | 'rising'; t: number }): void {
  const sky = document.querySelector<HTMLElement>('[data-sky]');
  if (!sky) return;
  const { x, y } = sunAt(t);
  sky.dataset.state = state;
  sky.style.setProperty('--x', `${x}%`);
  sky.style.setProperty('--y', `${y}%`);
}
