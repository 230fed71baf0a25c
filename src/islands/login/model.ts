import { map } from 'nanostores';
import { login } from '../../contract/account.ts';
import { takeReturnPath } from '../../stores/return-path.ts';
import { startSession } from '../../stores/session.ts';
import { createSubmit } from '../../stores/submit.ts';
import type { Tools } from '../../stores/tools.ts';

/** Account and password, as typed. */
export interface LoginValues {
  account: string;
  password: string;
}

/** The login form (spec §2, §4, §5). `onSignedIn` may take the place of going to the remembered path. */
export function createLogin(tools: Tools, onSignedIn?: () => void) {
  const $values = map<LoginValues>({ account: '', password: '' });
  const submit = createSubmit();
  return {
    $values,
    submit,
    /** Sends nothing before both are there (spec §5). */
    signIn(): Promise<boolean> {
      const { account, password } = $values.get();
      if (!account.trim() || !password) return Promise.resolve(false);
      return submit.run(async () => {
        const { data } = await tools.send(login, { account: account.trim(), password });
        startSession(data);
        if (onSignedIn) onSignedIn();
        else tools.leave(takeReturnPath(tools.locale));
      });
    },
  };
}

/** Are both fields filled, so that the button may be pressed? */
export function canSignIn({ account, password }: LoginValues): boolean {
  return account.trim() !== '' && password !== '';
}
