import { atom, type ReadableAtom } from 'nanostores';
import { createSubmit } from './submit.ts';

/** Something that is fetched for a screen. */
type LoadState<Value> = { kind: 'loading' } | { kind: 'failed'; failure: unknown } | { kind: 'ready'; value: Value };

/** A value from the server, and the way to fetch it. */
export interface Load<Value, Args extends unknown[]> {
  readonly $state: ReadableAtom<LoadState<Value>>;
  /** Fetches it, also again. A value that is there stays until the next one has come. Answers whether it went well. */
  load(...args: Args): Promise<boolean>;
  /** Takes over a value that came another way. */
  set(value: Value): void;
}

/** Makes the state of something that is fetched: skeleton, failure with a way on, or the value. */
export function createLoad<Value, Args extends unknown[] = []>(
  fetch: (...args: Args) => Promise<Value>,
): Load<Value, Args> {
  const $state = atom<LoadState<Value>>({ kind: 'loading' });
  const submit = createSubmit((failure) => {
    if ($state.get().kind !== 'ready') $state.set({ kind: 'failed', failure });
    return true;
  });
  return {
    $state,
    async load(...args) {
      if ($state.get().kind === 'failed') $state.set({ kind: 'loading' });
      const { isDone } = await submit.run(async () => $state.set({ kind: 'ready', value: await fetch(...args) }));
      return isDone;
    },
    set: (value) => $state.set({ kind: 'ready', value }),
  };
}
