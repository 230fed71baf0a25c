import { useState } from 'react';
import type { SharedText } from '../../i18n/island-texts.ts';
import { Icon } from '../icon/Icon.tsx';
import { iconEye, iconEyeOff } from '../icon/icons.ts';
import { Field, type InputProps } from './Field.tsx';

/** A password, hidden until somebody wants to see it. */
export function PasswordField({ t, ...input }: Omit<InputProps, 'type' | 'inside'> & { t: SharedText<'password'> }) {
  const [isShown, setShown] = useState(false);
  const reveal = (
    <button
      type="button"
      className="reveal"
      aria-label={t(isShown ? 'shared.password.hide' : 'shared.password.show')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon path={isShown ? iconEyeOff : iconEye} />
    </button>
  );
  return <Field {...input} type={isShown ? 'text' : 'password'} inside={reveal} />;
}
