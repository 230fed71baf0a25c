import type { Dependencies } from '../../stores/dependencies.ts';
import { createLoad } from '../../stores/load.ts';
import { createSubmit } from '../../stores/submit.ts';

/** The shared Apple ID (spec §2, §3): the usual account, or the spare one. */
export function createAppleId(dependencies: Dependencies) {
  const fetch = async (spare: boolean) => ({
    ...(await dependencies.send('appleId', { spare }, { overlay: false })),
    spare,
  });
  const account = createLoad(() => fetch(false));
  const swapping = createSubmit();
  return {
    ...account,
    swapping,
    /** Shows the spare account instead, or the usual one again; what is shown stays until the other is there. */
    async swap(): Promise<boolean> {
      const state = account.$state.get();
      const isSpare = state.kind === 'ready' && !state.value.spare;
      const { isDone } = await swapping.run(async () => account.set(await fetch(isSpare)));
      return isDone;
    },
  };
}
