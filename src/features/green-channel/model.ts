import { atom } from 'nanostores';
import { NetworkFailure } from '../../api/failures.ts';
import type { Dependencies } from '../../stores/dependencies.ts';
import { takeReturnPath } from '../../stores/return-path.ts';
import { startSession } from '../../stores/session.ts';
import { sessionValues } from '../../stores/storage.ts';
import { createSubmit } from '../../stores/submit.ts';

/** The automatic sign-in with a form signed by the app (spec §2, §4). */
export function createGreenChannel(dependencies: Dependencies) {
  /** Undefined until it is known; without a form there is nothing to sign in with. */
  const $hasForm = atom<boolean | undefined>();
  // The guard sends every screen here while a form is kept, so one that was refused must go: the login has to be reachable.
  const signing = createSubmit((failure) => {
    if (!(failure instanceof NetworkFailure)) forgetForm();
    return false;
  });
  const forgetForm = (): void => sessionValues.remove('formSign');
  return {
    $hasForm,
    signing,
    /** Signs in with the kept form, if there is one; also again, after a network failure. */
    async start(): Promise<void> {
      const formSign = sessionValues.get('formSign');
      $hasForm.set(formSign !== undefined);
      if (formSign === undefined) return;
      await signing.run(async () => {
        const { data } = await dependencies.send('greenChannel', { formSign }, { overlay: false });
        startSession(data);
        const path = takeReturnPath(dependencies.locale);
        forgetForm();
        dependencies.leave(path);
      });
    },
    /** Gives up the form: who would rather log in by hand must not be sent back here. */
    giveUp: forgetForm,
  };
}
