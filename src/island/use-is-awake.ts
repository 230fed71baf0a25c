import { useSyncExternalStore } from 'react';

/** Has the island woken? False in the page's HTML and in the first render on top of it, which must be the same. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
