import { useStore } from '@nanostores/react';
import type { MapStore } from 'nanostores';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isOutcomeUnknown } from '#app/send-at-most-once.ts';
import { isNewPassword, passwordProblem, repeatProblem } from '#domain/password.ts';
import { href } from '#routes/href.ts';
import type { ActionState } from '#stores/action-state.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, focusProblem } from '#ui/form/Form.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { ForgotText, ResetText } from './recovery-texts.ts';

interface NewPasswordFormProps {
  t: ForgotText | ResetText;
  model: {
    $passwords: MapStore<{ password: string; repeated: string }>;
    resetting: ActionState;
    reset(): Promise<void>;
  };
  /**
   * The account whose password is set. It is shown, and password managers read it. Empty if the account is unknown.
   * While it is undefined, its space is reserved.
   */
  account: string | undefined;
  accountLabel: string;
  /** True if the focus moves to this form, because the element that had it is gone. */
  takesFocus?: true;
  /** Shown below the button. */
  children?: ReactNode;
}

/**
 * Sets a new password, which is typed twice (docs/behaviour/recovery.md#password-rules). A field is checked when it
 * loses the focus, not while the member types. Once the member has tried to send, an empty field is a problem as well.
 */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { t, model, account, accountLabel, takesFocus, children } = props;
  const { password, repeated } = useStore(model.$passwords);
  const isBusy = useStore(model.resetting.$isBusy);
  const failure = useStore(model.resetting.$failure);
  const [left, setLeft] = useState({ password: false, repeated: false });
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[type=password]')?.focus();
  }, [takesFocus]);
  const problem = left.password || isTried ? passwordProblem(password) : null;
  const difference = left.repeated || isTried ? repeatProblem(password, repeated) : null;
  const reset = () => {
    void model.reset();
    setTried(true);
    focusProblem(form.current);
  };
  return (
    <Form ref={form} onSend={reset}>
      {account !== '' && (
        <Field
          name="account"
          label={accountLabel}
          autoComplete="username"
          readOnly
          value={account ?? ''}
          onValue={() => {}}
        />
      )}
      <PasswordField
        t={t}
        name="password"
        label={t('newPassword.label')}
        hint={t('newPassword.rule')}
        problem={problem ? t(`shared.problems.${problem}`) : undefined}
        autoComplete="new-password"
        required
        onValue={(typed) => model.$passwords.setKey('password', typed)}
        onBlur={() => setLeft({ ...left, password: password !== '' })}
      />
      <PasswordField
        t={t}
        name="repeated"
        label={t('newPassword.repeat')}
        problem={difference ? t(`shared.problems.${difference}`) : undefined}
        right={isNewPassword({ password, repeated }) ? t('shared.matches') : undefined}
        autoComplete="new-password"
        required
        onValue={(typed) => model.$passwords.setKey('repeated', typed)}
        onBlur={() => setLeft({ ...left, repeated: repeated !== '' })}
      />
      {/* If the answer was lost, the new password may be saved anyway. A second try would then be refused, but the
          log-in shows whether the password is saved (docs/behaviour/recovery.md#lost-answers). */}
      <FormFailure t={t} failure={failure} refused={t('refused.save')}>
        {isOutcomeUnknown(failure) && (
          <p className="row">
            {t('maybeSaved.text')}
            <a href={href('login', { locale: t.locale })}>{t('maybeSaved.login')}</a>
          </p>
        )}
      </FormFailure>
      <Button className="button" type="submit" isBusy={isBusy}>
        {t(isBusy ? 'resetting' : 'reset')}
      </Button>
      {children}
    </Form>
  );
}
