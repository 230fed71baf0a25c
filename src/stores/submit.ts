import { atom, type ReadableAtom } from 'nanostores';

/** How an action went: its value, or that it failed or was not started. */
export type Result<Value> = { isDone: true; value: Value } | { isDone: false };

/** The state of a form's or an action's call to the server. */
export interface Submit {
  /** Is an action running? Then the button says so, and a second press does nothing. */
  readonly $isBusy: ReadableAtom<boolean>;
  /** Why the last run failed; undefined before the first run, during a run and after a successful one. */
  readonly $failure: ReadableAtom<unknown>;
  /** Runs an action unless one is running. Never throws. */
  run<Value>(action: () => Promise<Value>): Promise<Result<Value>>;
  /** Forgets the last failure. */
  clear(): void;
}

/** Expected failures. All others are logged to the console, for developers. */
const QUIET = { ServerRefusal: true, SessionEnded: true, NetworkFailure: true, AbortError: true, StorageBlocked: true };

/**
 * The only try/catch around calls (docs/behaviour/errors.md#one-catch): clears the last failure, runs the action, keeps
 * its failure, and never stays busy. `onFailure` may handle a failure itself, such as showing it at a field, by
 * returning true.
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

/** Runs an action that the visitor has not asked for, or fetches its code. A failure is silent: the page works without. */
export function quietly<Value>(action: () => Promise<Value>): Promise<Result<Value>> {
  return createSubmit().run(action);
}
