import { type ReactNode, type RefObject, type TextareaHTMLAttributes, useRef } from 'react';
import { describedBy, type FieldProps, Problem, useHandOver } from './Field.tsx';

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'onInput' | 'value'> & {
    /** Stands below the control, such as a preview. */
    children?: ReactNode;
    inputRef?: RefObject<HTMLTextAreaElement | null>;
  };

/** A labelled text of several lines; otherwise as `Field`. */
export function TextArea({ name, label, hint, problem, onValue, children, inputRef, ...area }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const ref = inputRef ?? own;
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
        <textarea
          {...area}
          ref={ref}
          id={name}
          name={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(name, hint, problem)}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
      </div>
      <Problem name={name} text={problem} />
      {children}
    </div>
  );
}
