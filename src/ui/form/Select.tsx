import { type SelectHTMLAttributes, useRef } from 'react';
import { controlAttributes, FieldFrame, type FieldProps, useHandOver } from './FieldFrame.tsx';
import './select.css';

type SelectProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'onChange' | 'value'>;

/** A labelled choice from a list; its options are the children. Otherwise as `Field`. */
export function Select({ name, label, hint, problem, onValue, children, ...select }: SelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  useHandOver(ref, onValue);
  const control = (
    <select
      {...select}
      {...controlAttributes({ name, hint, problem })}
      ref={ref}
      onChange={(event) => onValue(event.currentTarget.value)}
    >
      {children}
    </select>
  );
  return <FieldFrame name={name} label={label} hint={hint} problem={problem} control={control} />;
}
