// biome-ignore-all lint/plugin/clock: counts an offer’s seconds from its answer on, and the time since this device ordered
/**
 * The one clock for every countdown on a page. It ticks once a second while somebody follows it. So no two countdowns
 * differ.
 */

const followers = new Set<() => void>();
let presentMs = 0;
let timer: ReturnType<typeof setInterval>;

/** Milliseconds. If the device's clock has gone so much further than the page's own, the device has slept. */
const SLEPT_MS = 1000;

let steady = 0;
/** Both clocks at the moment of `steady`. */
let read = { clockMs: 0, pageMs: 0 };

/**
 * The moment of the last tick, or now if nobody follows the clock. In milliseconds since the epoch, by the device's
 * clock.
 */
export function secondMs(): number {
  return followers.size > 0 ? presentMs : Date.now();
}

/**
 * The present moment by a clock that nobody can set back. It starts as the device's clock, in milliseconds since the
 * epoch. Use it for what is counted from an answer, such as the end of an offer. The page's own time
 * (`performance.now`) stands still while a device sleeps, so longer steps of the device's clock are added.
 */
export function steadyMs(): number {
  const next = { clockMs: Date.now(), pageMs: performance.now() };
  const clockStep = next.clockMs - read.clockMs;
  const pageStep = next.pageMs - read.pageMs;
  if (read.clockMs === 0) steady = next.clockMs;
  else steady += clockStep - pageStep > SLEPT_MS ? clockStep : pageStep;
  read = next;
  return steady;
}

/**
 * Converts a moment of the device's clock in the past, such as that of an answer, to the steady clock. A moment in the
 * future is from before the clock was set back, and becomes the present.
 */
export function toSteadyMs(deviceMs: number): number {
  return steadyMs() - Math.max(0, Date.now() - deviceMs);
}

/** Converts a moment of the steady clock to the device's clock, to show it. */
export function toDeviceMs(momentMs: number): number {
  return momentMs - steadyMs() + Date.now();
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

/** Calls `end` once the steady clock has reached a moment. Returns a function that cancels this. */
export function onceOver(endsAtMs: number, end: () => void): () => void {
  const stop = followSecond(() => {
    if (steadyMs() < endsAtMs) return;
    stop();
    end();
  });
  return stop;
}

function tick(): void {
  presentMs = Date.now();
  for (const follow of followers) follow();
}
