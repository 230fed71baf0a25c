import type { Dependencies } from '#app/dependencies.ts';
import { createFetchedValue } from '#app/fetched-value.ts';
import { createAction } from '#stores/action-state.ts';

/** The model of the shared Apple ID: the usual account or the spare one. */
export function createAppleId(dependencies: Dependencies) {
  const fetch = async (spare: boolean) => ({
    ...(await dependencies.send('appleId', { spare }, { overlay: false })),
    spare,
  });
  const account = createFetchedValue(() => fetch(false));
  const swapping = createAction();
  return {
    ...account,
    swapping,
    /**
     * Switches to the spare account or back. The current account stays until the other one has loaded. Returns whether
     * the other account has loaded.
     */
    async swap(): Promise<boolean> {
      const state = account.$state.get();
      const isSpare = state.kind === 'ready' && !state.value.spare;
      const { isDone } = await swapping.run(async () => account.set(await fetch(isSpare)));
      return isDone;
    },
  };
}
