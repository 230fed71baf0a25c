import type { Dependencies } from '#app/dependencies.ts';
import type { CallName } from '#contract/calls.ts';
import type { ActionState } from '#stores/action-state.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';

/** A model that is about to make a call, on any screen. */
export interface Scene {
  /** Makes the call: opens the screen, or presses a button. It is called again after a failure. `isConfirmed` answers the question. */
  act(isConfirmed?: boolean): Promise<unknown>;
  /** The failure that the screen shows. */
  failure(): unknown;
  isBusy(): boolean;
  /** Does the model have the data that only the answer contains? */
  isDone(): boolean;
  /** The typed texts, which a failure must not remove. */
  typed?(): unknown;
  /** Does the model ask whether to send again? */
  isAsking?(): boolean;
}

/** A call, the member who makes it, and the action that must not happen twice. */
export interface CallScene {
  call: CallName;
  open(dependencies: Dependencies): Promise<Scene> | Scene;
  who?: PersonName | undefined;
  /** Is the pressed element gone while the call runs? Then nobody can press twice. */
  isReading?: true;
  /** Does another press ask first, because an unreadable answer may hide a success? */
  asks?: true;
  /**
   * What follows a lost answer to a call that must not happen twice. `heals`: a newly requested list shows the result.
   * `finds`: another press finds it. `asks`: another press asks about it. `leads on`: the reader decides.
   */
  afterLoss?: 'heals' | 'finds' | 'asks' | 'leads on';
}

/** The failure and the busy state in the store of an action. */
export const stateOf = ({ $failure, $isBusy }: Pick<ActionState, '$failure' | '$isBusy'>) => ({
  failure: () => $failure.get(),
  isBusy: () => $isBusy.get(),
});
