// biome-ignore-all lint/plugin/clock: counts an offer’s seconds from its answer on, and how long ago this device ordered
/** The clock of everything on a page that counts, once a second while somebody follows it, so that no two differ. */

const followers = new Set<() => void>();
let presentMs = 0;
let timer: ReturnType<typeof setInterval>;

/** The moment at which it went on last, or now if nobody follows it; in milliseconds since the epoch, device's clock. */
export function secondMs(): number {
  return followers.size > 0 ? presentMs : Date.now();
}

/** Calls `follow` each second from now on. Returns the function that stops it. */
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
