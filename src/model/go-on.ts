import { loadCode } from '../api/load-code.ts';
import { followSignIn } from '../stores/session-tabs.ts';
import type { Dependencies } from './dependencies.ts';
import { quietly } from './submit.ts';

/**
 * Goes on to the return path when somebody signs in in another tab, as this one waits for just that (docs/behaviour/session.md#tabs).
 * Not while `isBusy` with a call of its own. Returns a function that stops it.
 */
export function goOnWithOtherTabs({ leave, locale }: Dependencies, isBusy: () => boolean): () => void {
  const goOn = () =>
    quietly(async () => {
      // Few tabs come to this, and what knows all addresses is not small.
      const { takeReturnPath } = await loadCode(() => import('../stores/return-path.ts'));
      leave(takeReturnPath(locale));
    });
  return followSignIn(isBusy, () => void goOn());
}
