import type { Dependencies } from '#app/dependencies.ts';
import type { CallName } from '#contract/calls.ts';
import type { Submit } from '#stores/submit.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';

/** A model that is about to make a call, whatever its screen. */
export interface Scene {
  /** Makes the call: opens the screen, or presses; once more after a failure. `isConfirmed`: the answer to a question. */
  act(isConfirmed?: boolean): Promise<unknown>;
  /** What its screen shows as a failure. */
  failure(): unknown;
  isBusy(): boolean;
  /** Is there what only the answer brings? */
  isDone(): boolean;
  /** What was typed, which a failure must not take away. */
  typed?(): unknown;
  /** Is it asked whether to send again? */
  isAsking?(): boolean;
}

/** A call, who makes it, and what must not happen twice. */
export interface CallScene {
  call: CallName;
  open(dependencies: Dependencies): Promise<Scene> | Scene;
  who?: PersonName | undefined;
  /** Is what is pressed gone while it is on its way? Then nobody presses twice. */
  isReading?: true;
  /** Is another press after an answer that could not be read asked about, since it may have been done? */
  asks?: true;
  /**
   * What follows a lost answer to a call that must not happen twice: the list that is asked for shows it (`heals`), another
   * press finds it (`finds`), asks about it (`asks`), or it is left to the reader (`leads on`).
   */
  afterLoss?: 'heals' | 'finds' | 'asks' | 'leads on';
}

/** What an action's store says of it. */
export const stateOf = ({ $failure, $isBusy }: Pick<Submit, '$failure' | '$isBusy'>) => ({
  failure: () => $failure.get(),
  isBusy: () => $isBusy.get(),
});
