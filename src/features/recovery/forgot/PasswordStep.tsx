import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Form, focusProblem } from '#ui/form/Form.tsx';
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
  const [isTried, setTried] = useState(false);
  const reset = () => {
    void model.reset();
    setTried(true);
    focusProblem(form.current);
  };
  return (
    <Form ref={form} onSend={reset}>
      <NewPassword
        t={t}
        account={email}
        accountLabel={t('email')}
        {...passwords}
        isTried={isTried}
        onPassword={(password) => model.$passwords.setKey('password', password)}
        onRepeated={(repeated) => model.$passwords.setKey('repeated', repeated)}
      />
      <SaveFailure t={t} failure={failure} />
      <Button className="button" type="submit" isBusy={isBusy}>
        {t(isBusy ? 'resetting' : 'reset')}
      </Button>
    </Form>
  );
}
