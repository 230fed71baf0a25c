import { useEffect, useState } from 'react';
import { followSecond, secondMs } from '#stores/second.ts';

/**
 * The device's time in milliseconds since the epoch, updated every second. It is undefined until the clock runs.
 * Otherwise a page that was painted before its island hydrated would show a past moment.
 */
export function useSecond(): number | undefined {
  const [nowMs, setNow] = useState<number>();
  useEffect(() => {
    const follow = (): void => setNow(secondMs());
    const stop = followSecond(follow);
    follow();
    return stop;
  }, []);
  return nowMs;
}
