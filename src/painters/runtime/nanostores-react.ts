import type { ReadableAtom } from 'nanostores';

/** A store's value now. It stands in for the hook of @nanostores/react in painters, which render once. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value => store.get();
