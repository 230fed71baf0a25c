import { href } from '../routes/href.ts';
import { followSignIn } from '../stores/session-tabs.ts';
import type { Dependencies } from './dependencies.ts';

/** What knows all addresses is not small, and is needed only when the form is done. */
const loadReturnPath = () => import('../stores/return-path.ts');

/**
 * Fetches the code that finds the way back. Returns how to go: to the return path (docs/behaviour/session.md#return-path), or to the
 * account if the code did not come.
 */
export function prepareReturn({ leave, locale }: Dependencies): () => Promise<void> {
  const loading = loadReturnPath().then(
    ({ takeReturnPath }) => takeReturnPath,
    () => undefined,
  );
  return async () => leave((await loading)?.(locale) ?? href('account', { locale }));
}

/**
 * Goes on to the return path when somebody signs in in another tab, as this one waits for just that (docs/behaviour/session.md#tabs).
 * Not while `isBusy` with a call of its own. Returns a function that stops it.
 */
export function goOnWithOtherTabs(dependencies: Dependencies, isBusy: () => boolean): () => void {
  return followSignIn(isBusy, () => void prepareReturn(dependencies)());
}
