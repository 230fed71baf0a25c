import { atom } from 'nanostores';
import { ContractBroken, NetworkFailure } from '../../api/failures.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import { prepareReturn } from '../../session/return-after-sign-in.ts';
import { readToken, startSession } from '../../session/session.ts';
import { sessionValues } from '../../stores/storage.ts';
import { createSubmit } from '../../stores/submit.ts';

/** The automatic sign-in with a form signed by the app. */
export function createGreenChannel(dependencies: Dependencies) {
  /** Is there a form to sign in with? Undefined until it is known. */
  const $hasForm = atom<boolean | undefined>();
  /** Did something fail that says nothing about the form? Then it can be tried again. */
  const $canRetry = atom(false);
  // While a form is kept the guard sends every screen here, so a refused form is forgotten: the login must be reachable. A page that
  // a hotel's network puts in the answer's place is no refusal.
  const signing = createSubmit((failure) => {
    $canRetry.set(failure instanceof NetworkFailure || failure instanceof ContractBroken);
    if (!$canRetry.get()) forgetForm();
    return false;
  });
  /** Is somebody signed in already? Then nothing happens before they have said which account they want. */
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
    /** Signs in with the kept form, if there is one; but asks first if another session would end by it. */
    async start(): Promise<void> {
      $hasForm.set(sessionValues.get('formSign') !== undefined);
      if ($hasForm.get() && readToken()) $isAsking.set(true);
      else await this.signIn();
    },
    /** Keeps the session that is running, and goes on with it. */
    stay: () => goOn(),
    /** Signs in, in place of whoever was signed in; called again to retry after a failure that is no refusal. */
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
    /** Forgets the form: a visitor who would rather log in by hand must not be sent back here. */
    giveUp: forgetForm,
  };
}
