import { type SelectHTMLAttributes, useRef } from 'react';
import { describedBy, type FieldProps, Problem, useHandOver } from './Field.tsx';

type SelectProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'onChange' | 'value'>;

/** A labelled choice from a list; its options are the children. Otherwise as `Field`. */
export function Select({ name, label, hint, problem, onValue, children, ...select }: SelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  useHandOver(ref, onValue);
  return (
    <div className="field" data-invalid={problem ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      <div className="control">
        <select
          {...select}
          ref={ref}
          id={name}
          name={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(name, hint, problem)}
          onChange={(event) => onValue(event.currentTarget.value)}
        >
          {children}
        </select>
      </div>
      <Problem name={name} text={problem} />
    </div>
  );
}
