import { map } from 'nanostores';
import type { Dependencies } from '../../model/dependencies.ts';
import { createSubmit } from '../../model/submit.ts';
import { takeReturnPath } from '../../stores/return-path.ts';
import { startSession } from '../../stores/session.ts';

/** Account and password, as typed. */
export interface LoginValues {
  account: string;
  password: string;
}

/** The login form (docs/behaviour/login.md#form). */
export function createLogin(dependencies: Dependencies) {
  const $values = map<LoginValues>({ account: '', password: '' });
  const submit = createSubmit();
  return {
    $values,
    submit,
    /** Sends nothing until both fields are filled. */
    async signIn(): Promise<boolean> {
      if (!canSignIn($values.get())) return false;
      const { account, password } = $values.get();
      const { isDone } = await submit.run(async () => {
        const { data } = await dependencies.send('login', { account: account.trim(), password });
        startSession(data);
        dependencies.leave(takeReturnPath(dependencies.locale));
      });
      return isDone;
    },
  };
}

/** Are both fields filled, so that the button may be pressed? */
export function canSignIn({ account, password }: LoginValues): boolean {
  return account.trim() !== '' && password !== '';
}
