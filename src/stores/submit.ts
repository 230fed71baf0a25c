import { atom, type ReadableAtom } from 'nanostores';

/** A form's or an action's way to the server. */
export interface Submit {
  /** Running? Then the button is disabled and a second press does nothing. */
  readonly $isBusy: ReadableAtom<boolean>;
  /** Why the last run failed; undefined before, during and after a good one. */
  readonly $failure: ReadableAtom<unknown>;
  /** Runs an action unless one is running. Answers whether it went well; never throws. */
  run(action: () => Promise<void>): Promise<boolean>;
  /** Forgets the last failure. */
  clear(): void;
}

/**
 * The only try/catch around calls: clear, busy, do it, name the failure, never stay busy (models: rule 7).
 * `onFailure` may take a failure for itself by answering true, for instance to show it at a field.
 */
export function createSubmit(onFailure?: (failure: unknown) => boolean | undefined): Submit {
  const $isBusy = atom(false);
  const $failure = atom<unknown>();
  return {
    $isBusy,
    $failure,
    async run(action) {
      if ($isBusy.get()) return false;
      $isBusy.set(true);
      $failure.set(undefined);
      try {
        await action();
        return true;
      } catch (failure) {
        if (!(failure instanceof Error && failure.name in QUIET)) console.info(failure);
        if (!onFailure?.(failure)) $failure.set(failure);
        return false;
      } finally {
        $isBusy.set(false);
      }
    },
    clear: () => $failure.set(undefined),
  };
}

/** Failures that are part of life; anything else leaves its trace in the console for whoever looks for a bug. */
const QUIET = { ServerRefusal: true, SessionEnded: true, NetworkFailure: true, AbortError: true, StorageBlocked: true };
