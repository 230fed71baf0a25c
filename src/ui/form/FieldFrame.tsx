import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import './field.css';
import { Icon } from '../icon/Icon.tsx';
import { iconWarning } from '../icon/icons.ts';

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

interface FieldFrameProps extends Omit<FieldProps, 'onValue'> {
  /** The control itself, with `controlAttributes`. */
  control: ReactNode;
  /** Of the box around the control; `control` unless the control looks unlike all others. */
  className?: string;
  /** Stands at the end, such as a suggestion. */
  children?: ReactNode;
}

/** Label, control, hint and problem of a field, tied together by ids: the only place where that is done. */
export function FieldFrame({ name, label, hint, problem, control, className = 'control', children }: FieldFrameProps) {
  return (
    <div className="field" data-invalid={problem ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      <div className={className}>{control}</div>
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

/** What ties a control to its frame. */
export function controlAttributes({ name, hint, problem }: Pick<FieldProps, 'name' | 'hint' | 'problem'>) {
  return {
    id: name,
    name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined,
  };
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

/** Hands over, once, what stood in a control before React did. */
export function useHandOver(ref: RefObject<{ value: string } | null>, onValue: (value: string) => void): void {
  const latest = useRef(onValue);
  latest.current = onValue;
  useEffect(() => {
    if (ref.current?.value) latest.current(ref.current.value);
  }, [ref]);
}
