import { useEffect, useState } from 'react';

/** Whole seconds left until `endMs` (milliseconds since the epoch), updated every second; 0 once it has passed. */
export function useCountdown(endMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endMs - nowMs) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
