import { useEffect, useState } from 'react';

/** The device's clock, in milliseconds since the epoch, second by second while something `isRunning`. */
export function useClock(isRunning: boolean): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return nowMs;
}
