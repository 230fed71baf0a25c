import { useState } from 'react';
import { NEW_PASSWORD_RULES } from '#domain/password.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { Icon } from '#icons/Icon.tsx';
import { Field, type InputProps } from './Field.tsx';

/**
 * The icons of an eye and of a crossed-out eye. They are not in `icons.ts`, so that pages without a password do not load
 * them.
 */
const EYE =
  'M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';
const CROSSED = `${EYE}M4 4l16 16`;

/**
 * A field for a password, which is hidden until the visitor chooses to see it. While it is shown, phones neither
 * capitalise nor correct it.
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
      <Icon path={isShown ? CROSSED : EYE} />
    </button>
  );
  const type = isShown ? 'text' : 'password';
  const passwordrules = input.autoComplete === 'new-password' ? NEW_PASSWORD_RULES : undefined;
  return (
    <Field {...input} {...{ passwordrules }} autoCapitalize="none" spellCheck={false} type={type} inside={reveal} />
  );
}
