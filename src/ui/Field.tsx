import { type InputHTMLAttributes, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { NamespaceKey } from '../i18n/namespaces.ts';
import './field.css';
import { Icon } from './Icon.tsx';
import { iconEye, iconEyeOff, iconWarning } from './icons.ts';
import { useText } from './TextProvider.tsx';

/** What every control with a label has. */
export interface FieldProps {
  /** Also the id, and the key of its problem. */
  name: string;
  label: string;
  /** Shown below the control, and read with it; below, so that controls side by side stay level. */
  hint?: ReactNode;
  /** What is wrong, in words; empty when nothing is. */
  problem?: string | undefined;
  /** Called with every change, and once with what was typed before the page was ready. */
  onValue(value: string): void;
}

type InputProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onInput' | 'value'> & {
    /** Stands below the control, such as a suggestion. */
    children?: ReactNode;
    inputRef?: RefObject<HTMLInputElement | null>;
  };

/**
 * A labelled input with hint and problem tied to it. It is uncontrolled: what was typed before hydration
 * stays, and is handed over when the island wakes (design: Islands).
 */
export function Field({
  name,
  label,
  hint,
  problem,
  onValue,
  children,
  inputRef,
  type = 'text',
  ...input
}: InputProps) {
  const own = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? own;
  const [isShown, setShown] = useState(false);
  const t = useText<`shared.${NamespaceKey<'shared'>}`>();
  useHandOver(ref, onValue);
  const isPassword = type === 'password';
  return (
    <div className="field" data-invalid={problem ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      <div className="control">
        <input
          {...input}
          ref={ref}
          id={name}
          name={name}
          type={isPassword && isShown ? 'text' : type}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(name, hint, problem)}
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
      </div>
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      <Problem name={name} text={problem} />
      {children}
    </div>
  );
}

/** What is wrong with a control, said where it stands. */
export function Problem({ name, text }: { name: string; text: string | undefined }) {
  return (
    <p id={`${name}-problem`} className="problem" role="alert">
      {text && (
        <>
          <Icon path={iconWarning} />
          {text}
        </>
      )}
    </p>
  );
}

/** The ids that a control is described by, or undefined. */
export function describedBy(name: string, hint: ReactNode, problem: string | undefined): string | undefined {
  return [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined;
}

/** Hands over, once, what stood in a control before React did. */
export function useHandOver(ref: RefObject<{ value: string } | null>, onValue: (value: string) => void): void {
  const latest = useRef(onValue);
  latest.current = onValue;
  useEffect(() => {
    if (ref.current?.value) latest.current(ref.current.value);
  }, [ref]);
}
