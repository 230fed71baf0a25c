import { useState } from 'react';
import { isNewPassword, passwordProblem, repeatProblem } from '#core/password.ts';
import { Field } from '#ui/form/Field.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { NewPasswordText } from './texts.ts';
import './new-password.css';

interface NewPasswordProps {
  t: NewPasswordText;
  /**
   * The account whose password is set, shown and read by password managers; empty if unknown. While it is undefined its
   * space is reserved.
   */
  account: string | undefined;
  accountLabel: string;
  password: string;
  repeated: string;
  /** True once the member has tried to send. An empty field then counts as a problem, too. */
  isTried: boolean;
  onPassword(password: string): void;
  onRepeated(repeated: string): void;
}

/**
 * A new password, typed twice (docs/behaviour/recovery.md#password-rules). A field is checked when it loses the focus,
 * not while typing.
 */
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
        label={t('newPassword.label')}
        hint={t('newPassword.rule')}
        problem={problem ? t(`shared.problems.${problem}`) : undefined}
        autoComplete="new-password"
        required
        onValue={onPassword}
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
        onValue={onRepeated}
        onBlur={() => setLeft({ ...left, repeated: repeated !== '' })}
      />
    </>
  );
}
