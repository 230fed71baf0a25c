import { takeReturnPath } from '../stores/return-path.ts';
import { followSignIn } from '../stores/session-tabs.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Goes on to the return path when somebody signs in in another tab, as this one waits for just that (docs/behaviour/session.md#tabs).
 * Not while `isBusy` with a call of its own. Returns a function that stops it.
 */
export function goOnWithOtherTabs({ leave, locale }: Dependencies, isBusy: () => boolean): () => void {
  return followSignIn(isBusy, () => leave(takeReturnPath(locale)));
}
