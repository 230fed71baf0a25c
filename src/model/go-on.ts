import { href } from '../routes/href.ts';
import { followSignIn } from '../stores/session-tabs.ts';
import type { Dependencies } from './dependencies.ts';
import { quietly } from './submit.ts';

/**
 * Fetches the code that finds the way back: what knows all addresses is not small, and is needed only when the form is done. Returns how to go: to the return path (docs/behaviour/session.md#return-path), or to the
 * account if the code did not come.
 */
export function prepareReturn({ leave, locale }: Dependencies): () => Promise<void> {
  const loading = quietly(() => import('../stores/return-path.ts'));
  return async () => {
    const loaded = await loading;
    leave(loaded.isDone ? loaded.value.takeReturnPath(locale) : href('account', { locale }));
  };
}

/**
 * Goes on to the return path when somebody signs in in another tab, as this one waits for just that (docs/behaviour/session.md#tabs).
 * Not while `isBusy` with a call of its own. Returns a function that stops it.
 */
export function goOnWithOtherTabs(dependencies: Dependencies, isBusy: () => boolean): () => void {
  return followSignIn(isBusy, () => void prepareReturn(dependencies)());
}
