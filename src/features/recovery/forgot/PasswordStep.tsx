import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { isNewPassword } from '../../../core/password.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { NewPassword } from '../NewPassword.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import type { ForgotText } from '../texts.ts';
import type { ForgotPasswordModel } from './model.ts';

/** Third step: the new password, twice. */
export function PasswordStep({ t, model }: { t: ForgotText; model: ForgotPasswordModel }) {
  const { email } = useStore(model.$recovery);
  const passwords = useStore(model.$passwords);
  const isBusy = useStore(model.resetting.$isBusy);
  const failure = useStore(model.resetting.$failure);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[type=password]')?.focus(), []);
  return (
    <Form ref={form} onSend={() => void model.reset()}>
      <NewPassword
        t={t}
        account={email}
        accountLabel={t('email')}
        {...passwords}
        onPassword={(password) => model.$passwords.setKey('password', password)}
        onRepeated={(repeated) => model.$passwords.setKey('repeated', repeated)}
      />
      <SaveFailure t={t} failure={failure} />
      <button type="submit" className="button" disabled={isBusy || !isNewPassword(passwords)}>
        {t(isBusy ? 'resetting' : 'reset')}
      </button>
    </Form>
  );
}
