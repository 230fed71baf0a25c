import { type InputHTMLAttributes, type ReactNode, type RefObject, useRef } from 'react';
import { controlAttributes, FieldFrame, type FieldProps, useFieldValue } from './FieldFrame.tsx';

/** What an input with a label takes. */
export type InputProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onInput' | 'value' | 'defaultValue'> & {
    /** Stands at the end, such as a suggestion. */
    children?: ReactNode;
    /** Stands in the control, behind what is typed. */
    inside?: ReactNode;
    inputRef?: RefObject<HTMLInputElement | null>;
  };

/** What phones must not do to an address. */
const ADDRESS = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** A labelled input with hint and problem tied to it. */
export function Field({
  label,
  value,
  onValue,
  children,
  inside,
  inputRef,
  type = 'text',
  hint,
  problem,
  name,
  ...input
}: InputProps) {
  const own = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? own;
  useFieldValue(ref, { value, onValue });
  const control = (
    <>
      <input
        {...(type === 'email' && ADDRESS)}
        {...input}
        {...controlAttributes({ name, hint, problem })}
        ref={ref}
        type={type}
        defaultValue={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      {inside}
    </>
  );
  return (
    <FieldFrame name={name} label={label} hint={hint} problem={problem} control={control}>
      {children}
    </FieldFrame>
  );
}
