// biome-ignore-all lint/plugin/clock: counts an offer’s seconds from its answer on, and the time since this device ordered
/**
 * The one clock for every countdown on a page. It ticks once a second while somebody follows it. So no two countdowns
 * differ.
 */

const followers = new Set<() => void>();
let presentMs = 0;
let timer: ReturnType<typeof setInterval>;

/**
 * The moment of the last tick, or now if nobody follows the clock. In milliseconds since the epoch, by the device's
 * clock.
 */
export function secondMs(): number {
  return followers.size > 0 ? presentMs : Date.now();
}

/** Calls `follow` every second from now on. Returns a function that stops the calls. */
export function followSecond(follow: () => void): () => void {
  if (followers.size === 0) {
    tick();
    timer = setInterval(tick, 1000);
  }
  followers.add(follow);
  return () => {
    followers.delete(follow);
    if (followers.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  presentMs = Date.now();
  for (const follow of followers) follow();
}
