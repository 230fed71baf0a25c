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
  /** What the model holds. It is written into the control when the model changes it: a draft, a suggestion, nothing after sending. */
  value?: string;
  /** Called with every change, and once with what was typed before the page was ready. */
  onValue(value: string): void;
}

interface FieldFrameProps extends Omit<FieldProps, 'onValue' | 'value'> {
  /** The control itself, with `controlAttributes`. */
  control: ReactNode;
  /** Of the box around the control; `control` unless the control looks unlike all others. */
  className?: string;
  /** Stands at the end, such as a suggestion. */
  children?: ReactNode;
}

/** Something that people write or choose in. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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

/**
 * Keeps a control and its model together. Controls are uncontrolled, so that what was typed before React woke stays: it is handed over
 * once. From then on the control is written only when the model says something else.
 */
export function useFieldValue(
  ref: RefObject<Control | null>,
  { value, onValue }: Pick<FieldProps, 'value' | 'onValue'>,
): void {
  const latest = useRef(onValue);
  latest.current = onValue;
  const known = useRef(value);
  useEffect(() => {
    if (ref.current?.value) latest.current(ref.current.value);
  }, [ref]);
  useEffect(() => {
    if (value === undefined || value === known.current) return;
    known.current = value;
    if (ref.current) write(ref.current, value);
  }, [ref, value]);
}

/** Writes a control's text; a caret in it stays behind the character that it was behind, whatever blanks come or go. */
function write(control: Control, value: string): void {
  if (control.value === value) return;
  const caret = control instanceof HTMLSelectElement ? null : control.selectionStart;
  const isHere = document.activeElement === control;
  const before = control.value.slice(0, caret ?? 0).replace(/\s/g, '').length;
  control.value = value;
  if (control instanceof HTMLSelectElement || caret === null || !isHere) return;
  let place = 0;
  for (let seen = 0; seen < before && place < value.length; place++) if (/\S/.test(value[place] ?? '')) seen++;
  control.setSelectionRange(place, place);
}
