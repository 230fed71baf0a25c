import { useState } from 'react';
import type { SharedText } from '../../i18n/island-texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { iconEye } from '../../icons/icons.ts';
import { Field, type InputProps } from './Field.tsx';

/** The eye, crossed out. */
const CROSSED = `${iconEye}M4 4l16 16`;

/**
 * A password, hidden until the visitor chooses to see it. While it is shown, phones neither capitalise nor correct it.
 */
export function PasswordField({ t, ...input }: Omit<InputProps, 'type' | 'inside'> & { t: SharedText<'password'> }) {
  const [isShown, setShown] = useState(false);
  const reveal = (
    <button
      type="button"
      className="reveal"
      aria-label={t('shared.password.show')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon path={isShown ? CROSSED : iconEye} />
    </button>
  );
  const type = isShown ? 'text' : 'password';
  return <Field {...input} autoCapitalize="none" spellCheck={false} type={type} inside={reveal} />;
}
