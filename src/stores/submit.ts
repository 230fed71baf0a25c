import { atom, type ReadableAtom } from 'nanostores';

/** How an action went: what it answered, or that it failed or was not begun. */
export type Result<Value> = { isDone: true; value: Value } | { isDone: false };

/** A form's or an action's way to the server. */
export interface Submit {
  /** Running? Then the button is disabled and a second press does nothing. */
  readonly $isBusy: ReadableAtom<boolean>;
  /** Why the last run failed; undefined before, during and after a good one. */
  readonly $failure: ReadableAtom<unknown>;
  /** Runs an action unless one is running. Never throws. */
  run<Value>(action: () => Promise<Value>): Promise<Result<Value>>;
  /** Forgets the last failure. */
  clear(): void;
}

/** Failures that are part of life; anything else leaves its trace in the console for whoever looks for a bug. */
const QUIET = { ServerRefusal: true, SessionEnded: true, NetworkFailure: true, AbortError: true, StorageBlocked: true };

/**
 * The only try/catch around calls: clear, busy, do it, name the failure, never stay busy.
 * `onFailure` may take a failure for itself by answering true, for instance to show it at a field.
 */
export function createSubmit(onFailure?: (failure: unknown) => boolean | undefined): Submit {
  const $isBusy = atom(false);
  const $failure = atom<unknown>();
  return {
    $isBusy,
    $failure,
    async run(action) {
      if ($isBusy.get()) return { isDone: false };
      $isBusy.set(true);
      $failure.set(undefined);
      try {
        return { isDone: true, value: await action() };
      } catch (failure) {
        if (!(failure instanceof Error && failure.name in QUIET)) console.info(failure);
        if (!onFailure?.(failure)) $failure.set(failure);
        return { isDone: false };
      } finally {
        $isBusy.set(false);
      }
    },
    clear: () => $failure.set(undefined),
  };
}

/** Runs an action that nobody has asked for: where it fails, the page goes on without it and says nothing. */
export function quietly<Value>(action: () => Promise<Value>): Promise<Result<Value>> {
  return createSubmit().run(action);
}
