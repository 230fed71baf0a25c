import { atom } from 'nanostores';
import { ContractBroken, NetworkFailure } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { prepareReturn } from '#session/return-path.ts';
import { readToken, startSession } from '#session/session.ts';
import { sessionValues } from '#stores/storage.ts';
import { createSubmit } from '#stores/submit.ts';

/** The automatic sign-in with a form signed by the app. */
export function createGreenChannel(dependencies: Dependencies) {
  /** True if there is a form to sign in with; undefined until that is known. */
  const $hasForm = atom<boolean | undefined>();
  /** True after a failure that says nothing about the form, so that the visitor can try again. */
  const $canRetry = atom(false);
  // While a form is stored, the guard redirects every screen here. A refused form is therefore removed, so that the
  // visitor can reach the login. An answer that breaks the contract, such as a hotel network's login page, is not a
  // refusal.
  const signing = createSubmit((failure) => {
    $canRetry.set(failure instanceof NetworkFailure || failure instanceof ContractBroken);
    if (!$canRetry.get()) forgetForm();
    return false;
  });
  /** True if a session is running already. The visitor then has to choose an account before anything happens. */
  const $isAsking = atom(false);
  const forgetForm = (): void => sessionValues.remove('formSign');
  const goOn = async (goBack = prepareReturn(dependencies)): Promise<void> => {
    forgetForm();
    await goBack();
  };
  return {
    $hasForm,
    $isAsking,
    $canRetry,
    signing,
    /** Signs in with the stored form, if there is one. Asks first if that would end another session. */
    async start(): Promise<void> {
      $hasForm.set(sessionValues.get('formSign') !== undefined);
      if ($hasForm.get() && readToken()) $isAsking.set(true);
      else await this.signIn();
    },
    /** Keeps the running session and leaves for the return path. */
    stay: () => goOn(),
    /**
     * Signs in with the form and replaces any running session. Called again to retry after a failure that is not a
     * refusal.
     */
    async signIn(): Promise<void> {
      const formSign = sessionValues.get('formSign');
      $isAsking.set(false);
      if (formSign === undefined) return;
      await signing.run(async () => {
        const goBack = prepareReturn(dependencies);
        const { data } = await dependencies.send('greenChannel', { formSign }, { overlay: false });
        startSession(data);
        await goOn(goBack);
      });
    },
    /** Removes the form. A visitor who prefers the login must not be sent back here. */
    giveUp: forgetForm,
  };
}
