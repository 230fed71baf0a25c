import { useEffect, useState } from 'react';
import { followSecond, secondMs } from '../stores/second.ts';

/** The device's clock, in milliseconds since the epoch, second by second. */
export function useSecond(): number {
  const [nowMs, setNow] = useState(secondMs);
  useEffect(() => followSecond(() => setNow(secondMs())), []);
  return nowMs;
}
