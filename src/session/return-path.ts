import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { quietly } from '#stores/action-state.ts';
import { followSignIn } from './tabs.ts';

// The return path after signing in (docs/behaviour/session.md#return-path).

/** The visit to the page that is left after signing in. */
interface Visit {
  locale: Locale;
  /** Opens another address in this tab. */
  leave(address: string): void;
}

/**
 * Starts to fetch the code that knows all addresses. It is large and needed only after signing in. Returns a function
 * that goes to the return path, or to the account if the code could not be fetched.
 */
export function prepareReturn({ leave, locale }: Visit): () => Promise<void> {
  const loading = quietly(() => import('./take-return-path.ts'));
  return async () => {
    const loaded = await loading;
    leave(loaded.isDone ? loaded.value.takeReturnPath(locale) : href('account', { locale }));
  };
}

/**
 * Goes to the return path when the visitor signs in in another tab (docs/behaviour/session.md#tabs). Does nothing while
 * this tab is busy with a call. Returns a function that stops it.
 */
export function returnWithOtherTabs(visit: Visit, isBusy: () => boolean): () => void {
  return followSignIn(isBusy, () => void prepareReturn(visit)());
}
