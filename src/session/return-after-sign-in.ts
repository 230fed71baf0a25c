import { href } from '../routes/href.ts';
import type { Locale } from '../routes/locales.ts';
import { quietly } from '../stores/submit.ts';
import { followSignIn } from './tabs.ts';

/** The page that is to be left after signing in. */
interface Visit {
  locale: Locale;
  /** Goes to another address in this tab. */
  leave(address: string): void;
}

/**
 * Fetches the code that finds the way back: it knows all addresses, so it is not small, and is needed only when the form is done. Returns
 * how to go: to the return path (docs/behaviour/session.md#return-path), or to the account if the code did not come.
 */
export function prepareReturn({ leave, locale }: Visit): () => Promise<void> {
  const loading = quietly(() => import('./take-return-path.ts'));
  return async () => {
    const loaded = await loading;
    leave(loaded.isDone ? loaded.value.takeReturnPath(locale) : href('account', { locale }));
  };
}

/**
 * Goes on to the return path when somebody signs in in another tab, as this one waits for just that (docs/behaviour/session.md#tabs).
 * Not while `isBusy` with a call of its own. Returns a function that stops it.
 */
export function returnWithOtherTabs(visit: Visit, isBusy: () => boolean): () => void {
  return followSignIn(isBusy, () => void prepareReturn(visit)());
}
