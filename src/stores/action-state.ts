import { atom, type ReadableAtom } from 'nanostores';

/** The result of an action: its value, or that it failed or was not started. */
export type Result<Value> = { isDone: true; value: Value } | { isDone: false };

/** The state of a call to the server that a form or another action makes. */
export interface ActionState {
  /** True while an action runs. The button then says so, and a second press does nothing. */
  readonly $isBusy: ReadableAtom<boolean>;
  /** The failure of the last run. It is undefined before the first run, during a run, and after a successful one. */
  readonly $failure: ReadableAtom<unknown>;
  /** Runs an action unless one is already running. Never throws. */
  run<Value>(action: () => Promise<Value>): Promise<Result<Value>>;
  /** Forgets the last failure. */
  clear(): void;
}

/** The names of expected failures. All other failures are logged to the console, for developers. */
const QUIET = { ServerRefusal: true, SessionEnded: true, NetworkFailure: true, AbortError: true, StorageBlocked: true };

/**
 * Creates the state of an action. Only here does a failure become something that a screen shows
 * (docs/behaviour/errors.md#one-catch). A run clears the last failure, runs the action, keeps its failure, and never
 * stays busy. `onFailure` may handle a failure itself by returning true, for example to show it at a field.
 */
export function createAction(onFailure?: (failure: unknown) => boolean | undefined): ActionState {
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

/**
 * Runs an action that the visitor has not asked for, such as fetching code ahead. A failure is not shown, because the
 * page works without the action.
 */
export function quietly<Value>(action: () => Promise<Value>): Promise<Result<Value>> {
  return createAction().run(action);
}
