import { useState } from 'react';
import { isNewPassword, passwordProblem, repeatProblem } from '../../core/password.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { Field } from '../../ui/form/Field.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import './new-password.css';

interface NewPasswordProps {
  t: SharedText<'password' | 'problems' | 'matches'>;
  /** Whose password it is: shown, and read by password managers; empty where nobody knows. Until it is known, its place is kept. */
  account: string | undefined;
  accountLabel: string;
  password: string;
  repeated: string;
  /** Was sending tried? Then an empty field is a problem, too. */
  isTried: boolean;
  onPassword(password: string): void;
  onRepeated(repeated: string): void;
}

/** A new password, typed twice (docs/behaviour/recovery.md#password-rules). A field is checked when it is left, not while typing. */
export function NewPassword({
  t,
  account,
  accountLabel,
  password,
  repeated,
  isTried,
  onPassword,
  onRepeated,
}: NewPasswordProps) {
  const [left, setLeft] = useState({ password: false, repeated: false });
  const problem = left.password || isTried ? passwordProblem(password) : null;
  const difference = left.repeated || isTried ? repeatProblem(password, repeated) : null;
  return (
    <>
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
        label={t('shared.password.new')}
        hint={t('shared.password.rule')}
        problem={problem ? t(`shared.problems.${problem}`) : undefined}
        autoComplete="new-password"
        required
        onValue={onPassword}
        onBlur={() => setLeft({ ...left, password: password !== '' })}
      />
      <PasswordField
        t={t}
        name="repeated"
        label={t('shared.password.repeat')}
        problem={difference ? t(`shared.problems.${difference}`) : undefined}
        right={isNewPassword({ password, repeated }) ? t('shared.matches') : undefined}
        autoComplete="new-password"
        required
        onValue={onRepeated}
        onBlur={() => setLeft({ ...left, repeated: repeated !== '' })}
      />
    </>
  );
}
