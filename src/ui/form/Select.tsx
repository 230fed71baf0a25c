import { type SelectHTMLAttributes, useRef } from 'react';
import { controlAttributes, FieldFrame, type FieldProps, useFieldValue } from './FieldFrame.tsx';
import './select.css';

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'onChange' | 'value' | 'defaultValue'>;

/** A choice from a list, with a label. Its options are its children. Otherwise it is like `Field`. */
export function Select({ name, label, hint, problem, value, onValue, children, required, ...select }: SelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  const { onInput } = useFieldValue(ref, { name, value, onValue });
  const control = (
    <select
      {...select}
      {...controlAttributes({ name, hint, problem, isRequired: required })}
      ref={ref}
      defaultValue={value}
      onChange={onInput}
    >
      {children}
    </select>
  );
  return <FieldFrame name={name} label={label} hint={hint} problem={problem} isEmpty={!value} control={control} />;
}
