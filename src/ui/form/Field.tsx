import { type InputHTMLAttributes, type ReactNode, type RefObject, useRef } from 'react';
import { controlAttributes, FieldFrame, type FieldProps, useFieldValue } from './FieldFrame.tsx';

/** The props of an input with a label. */
export type InputProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onInput' | 'value' | 'defaultValue'> & {
    /** Shown at the end of the field, such as a suggestion. */
    children?: ReactNode;
    /** Shown in the control, after the typed text. */
    inside?: ReactNode;
    inputRef?: RefObject<HTMLInputElement | null>;
    /** Converts the text once the field is left or sent, for example to a clean address (`core/email.ts`). */
    understand?: (text: string) => string;
  };

/** Keeps phones from capitalising or correcting an e-mail address. */
const ADDRESS = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** A labelled input, with its hint and problem (docs/behaviour/chrome.md#fields). */
export function Field({
  label,
  value,
  onValue,
  children,
  inside,
  inputRef,
  understand,
  type = 'text',
  hint,
  problem,
  right,
  name,
  required,
  ...input
}: InputProps) {
  const own = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? own;
  const { onInput, onLeave } = useFieldValue(ref, { name, value, onValue }, understand);
  const control = (
    <>
      <input
        {...(type === 'email' && ADDRESS)}
        {...input}
        {...controlAttributes({ name, hint, problem, isRequired: required, right })}
        ref={ref}
        type={type}
        defaultValue={value}
        onInput={onInput}
        onBlur={(event) => {
          // Do this first, so that other handlers find the converted text in the field.
          onLeave();
          input.onBlur?.(event);
        }}
      />
      {inside}
    </>
  );
  return (
    <FieldFrame
      name={name}
      label={label}
      hint={hint}
      problem={problem}
      right={right}
      isEmpty={!value}
      control={control}
    >
      {children}
    </FieldFrame>
  );
}
