import { type ReactNode, type RefObject, type TextareaHTMLAttributes, useRef, useState } from 'react';
import { controlAttributes, FieldFrame, type FieldProps, useFieldValue } from './FieldFrame.tsx';

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'onInput' | 'value' | 'defaultValue'> & {
    /** Shown at the end of the field, such as a preview. */
    children?: ReactNode;
    inputRef?: RefObject<HTMLTextAreaElement | null>;
  };

/** A text field of several lines, with a label. Otherwise it is like `Field`. */
export function TextArea({
  name,
  label,
  hint,
  problem,
  value,
  onValue,
  children,
  inputRef,
  required,
  ...area
}: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const ref = inputRef ?? own;
  // Use only the first value. React would also write each later value into the page's markup, which is slow for a long
  // text.
  const [first] = useState(value);
  const { onInput } = useFieldValue(ref, { name, value, onValue });
  const control = (
    <textarea
      {...area}
      {...controlAttributes({ name, hint, problem, isRequired: required })}
      ref={ref}
      defaultValue={first}
      onInput={onInput}
    />
  );
  return (
    <FieldFrame name={name} label={label} hint={hint} problem={problem} isEmpty={!value} control={control}>
      {children}
    </FieldFrame>
  );
}
