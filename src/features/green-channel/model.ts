import { atom } from 'nanostores';
import { NetworkFailure } from '../../api/failures.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { createSubmit } from '../../model/submit.ts';
import { takeReturnPath } from '../../stores/return-path.ts';
import { startSession } from '../../stores/session.ts';
import { sessionValues } from '../../stores/storage.ts';

/** The automatic sign-in with a form signed by the app. */
export function createGreenChannel(dependencies: Dependencies) {
  /** Is there a form to sign in with? Undefined until it is known. */
  const $hasForm = atom<boolean | undefined>();
  // While a form is kept the guard sends every screen here, so a refused form is forgotten: the login must be reachable.
  const signing = createSubmit((failure) => {
    if (!(failure instanceof NetworkFailure)) forgetForm();
    return false;
  });
  const forgetForm = (): void => sessionValues.remove('formSign');
  return {
    $hasForm,
    signing,
    /** Signs in with the kept form, if there is one; called again to retry after a network failure. */
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
    /** Forgets the form: a visitor who would rather log in by hand must not be sent back here. */
    giveUp: forgetForm,
  };
}
