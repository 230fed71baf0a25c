import { atom, type ReadableAtom } from 'nanostores';
import { createAction } from '#stores/action-state.ts';

/** The state of a value that a screen fetches. */
export type LoadState<Value> =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: unknown }
  | { kind: 'ready'; value: Value };

/** A value from the server, and a function to fetch it. */
export interface FetchedValue<Value, Args extends unknown[]> {
  readonly $state: ReadableAtom<LoadState<Value>>;
  /** True while the value is being fetched, for the first time or again. */
  readonly $isBusy: ReadableAtom<boolean>;
  /**
   * Fetches the value, for the first time or again. The old value stays until the new one arrives. Returns whether the
   * fetch worked.
   */
  load(...args: Args): Promise<boolean>;
  /** Sets a value that came in another way. */
  set(value: Value): void;
}

/** Creates the state of a fetched value. Screens show it as a skeleton, a failure with a retry, or the value. */
export function createFetchedValue<Value, Args extends unknown[] = []>(
  fetch: (...args: Args) => Promise<Value>,
): FetchedValue<Value, Args> {
  const $state = atom<LoadState<Value>>({ kind: 'loading' });
  const fetching = createAction((failure) => {
    if ($state.get().kind !== 'ready') $state.set({ kind: 'failed', failure });
    return true;
  });
  return {
    $state,
    $isBusy: fetching.$isBusy,
    async load(...args) {
      if ($state.get().kind === 'failed') $state.set({ kind: 'loading' });
      const { isDone } = await fetching.run(async () => $state.set({ kind: 'ready', value: await fetch(...args) }));
      return isDone;
    },
    set: (value) => $state.set({ kind: 'ready', value }),
  };
}
