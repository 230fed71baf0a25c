import { atom, onMount } from 'nanostores';

/**
 * The present moment in milliseconds since the epoch, anew each second while somebody follows it. Everything on a page that counts
 * follows this one, so no two differ by a second.
 */
export const $second = atom(0);

onMount($second, () => {
  const tick = (): void => $second.set(Date.now());
  tick();
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
});
