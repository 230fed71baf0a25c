import { useState } from 'react';
import { confirmProblem, passwordProblem } from '../../core/password.ts';
import type { SharedKey } from '../../i18n/namespaces.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useText } from '../../ui/island/TextProvider.tsx';
import './new-password.css';

interface NewPasswordProps {
  /** Whose password it is, for the password manager; shown, too. */
  account: string;
  accountLabel: string;
  password: string;
  repeated: string;
  onPassword(password: string): void;
  onRepeated(repeated: string): void;
}

/** A new password, typed twice (spec §5). A problem is told when its field is left, so that nobody is scolded while typing. */
export function NewPassword({ account, accountLabel, password, repeated, onPassword, onRepeated }: NewPasswordProps) {
  const t = useText<SharedKey>();
  const [left, setLeft] = useState({ password: false, repeated: false });
  const problem = left.password ? passwordProblem(password) : null;
  const difference = left.repeated ? confirmProblem(password, repeated) : null;
  return (
    <>
      {account && (
        <Field
          name="account"
          label={accountLabel}
          autoComplete="username"
          readOnly
          defaultValue={account}
          onValue={() => {}}
        />
      )}
      <Field
        name="password"
        label={t('shared.password.new')}
        hint={t('shared.password.rule')}
        problem={problem ? t(`shared.problems.${problem === 'empty' ? 'passwordEmpty' : 'passwordLength'}`) : undefined}
        type="password"
        autoComplete="new-password"
        required
        onValue={onPassword}
        onBlur={() => setLeft({ ...left, password: password !== '' })}
      />
      <Field
        name="repeated"
        label={t('shared.password.repeat')}
        problem={difference ? t('shared.problems.passwordMismatch') : undefined}
        type="password"
        autoComplete="new-password"
        required
        onValue={onRepeated}
        onBlur={() => setLeft({ ...left, repeated: repeated !== '' })}
      />
    </>
  );
}
