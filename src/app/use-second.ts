import { useEffect, useState } from 'react';
import { followSecond, secondMs } from '#stores/second.ts';

/**
 * The device's clock, in milliseconds since the epoch, second by second. Undefined at first, when it does not run yet: a
 * page that was painted before its island woke would otherwise show a moment that is past.
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
