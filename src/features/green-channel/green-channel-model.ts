import { atom } from 'nanostores';
import { ContractBroken, NetworkFailure } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { isSessionShown } from '#session/other-session.ts';
import { prepareReturn } from '#session/return-path.ts';
import { readToken, startSession } from '#session/session.ts';
import { createAction } from '#stores/action-state.ts';
import { sessionValues } from '#stores/storage.ts';

/** The model of the automatic sign-in, which uses a form signed by the app. */
export function createGreenChannel(dependencies: Dependencies) {
  /** Is there a form to sign in with? Undefined until that is known. */
  const $hasForm = atom<boolean | undefined>();
  /** True after a failure that says nothing about the form. Visitors can then try again. */
  const $canRetry = atom(false);
  // While a form is stored, the guard redirects every screen here. So a refused form is removed, and the visitor can
  // reach the login. An answer that breaks the contract, such as a hotel network's login page, does not count as a
  // refusal.
  const signing = createAction((failure) => {
    $canRetry.set(failure instanceof NetworkFailure || failure instanceof ContractBroken);
    if (!$canRetry.get()) forgetForm();
    return false;
  });
  /** Is a session running already? The visitor must then choose an account before anything happens. */
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
    /** Signs in with the stored form, if there is one. Asks first if that would end another session, also of another tab. */
    async start(): Promise<void> {
      $hasForm.set(sessionValues.get('formSign') !== undefined);
      if ($hasForm.get() && (readToken() || (await isSessionShown()))) $isAsking.set(true);
      else await this.signIn();
    },
    /** Keeps the running session and leaves for the return path. */
    stay: () => goOn(),
    /**
     * Signs in with the form and replaces any running session. The page also calls it to retry after a failure that is
     * not a refusal.
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
    /** Removes the form. Otherwise the guard would send visitors who prefer the login back here. */
    giveUp: forgetForm,
  };
}
