import { map } from 'nanostores';
import { late } from '../../stores/late.ts';
import { takeReturnPath } from '../../stores/return-path.ts';
import { startSession } from '../../stores/session.ts';
import { createSubmit } from '../../stores/submit.ts';
import type { Tools } from '../../stores/tools.ts';

const calls = late(() => import('../../contract/account.ts'));

/** Account and password, as typed. */
export interface LoginValues {
  account: string;
  password: string;
}

/** The login form (spec §2, §4, §5). */
export function createLogin(tools: Tools) {
  const $values = map<LoginValues>({ account: '', password: '' });
  const submit = createSubmit();
  return {
    $values,
    submit,
    /** Sends nothing before both are there (spec §5). */
    signIn(): Promise<boolean> {
      if (!canSignIn($values.get())) return Promise.resolve(false);
      const { account, password } = $values.get();
      return submit.run(async () => {
        const { login } = await calls();
        const { data } = await tools.send(login, { account: account.trim(), password });
        startSession(data);
        tools.leave(takeReturnPath(tools.locale));
      });
    },
  };
}

/** Are both fields filled, so that the button may be pressed? */
export function canSignIn({ account, password }: LoginValues): boolean {
  return account.trim() !== '' && password !== '';
}
