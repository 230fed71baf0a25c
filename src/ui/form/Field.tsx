import { type InputHTMLAttributes, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { SharedKey } from '../../i18n/namespaces.ts';
import { Icon } from '../icon/Icon.tsx';
import { iconEye, iconEyeOff } from '../icon/icons.ts';
import { useText } from '../island/TextProvider.tsx';
import { controlAttributes, FieldFrame, type FieldProps, useHandOver } from './FieldFrame.tsx';

type InputProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onInput' | 'value'> & {
    /** Stands at the end, such as a suggestion. */
    children?: ReactNode;
    inputRef?: RefObject<HTMLInputElement | null>;
  };

/** What phones shall not do to an address. */
const ADDRESS = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/**
 * A labelled input with hint and problem tied to it; a password can be shown. It is uncontrolled: what was typed before
 * hydration stays, and is handed over when the island wakes (design: Islands).
 */
export function Field({
  label,
  onValue,
  children,
  inputRef,
  type = 'text',
  hint,
  problem,
  name,
  ...input
}: InputProps) {
  const own = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? own;
  const [isShown, setShown] = useState(false);
  const t = useText<SharedKey>();
  useHandOver(ref, onValue);
  const isPassword = type === 'password';
  const control = (
    <>
      <input
        {...(type === 'email' && ADDRESS)}
        {...input}
        {...controlAttributes({ name, hint, problem })}
        ref={ref}
        type={isPassword && isShown ? 'text' : type}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      {isPassword && (
        <button
          type="button"
          className="reveal"
          aria-label={t(isShown ? 'shared.password.hide' : 'shared.password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? iconEyeOff : iconEye} />
        </button>
      )}
    </>
  );
  return (
    <FieldFrame name={name} label={label} hint={hint} problem={problem} control={control}>
      {children}
    </FieldFrame>
  );
}
