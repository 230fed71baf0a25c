/**
 * The clock of everything on a page that counts: it goes on once a second while somebody follows it, so no two countdowns
 * differ by a second.
 */

const followers = new Set<() => void>();
let presentMs = Date.now();
let timer: ReturnType<typeof setInterval>;

/** The moment at which it went on last, in milliseconds since the epoch, by the device's clock. */
export function secondMs(): number {
  return presentMs;
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
