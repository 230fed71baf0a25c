import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import './field.css';
import { Icon } from '#icons/Icon.tsx';
import { iconCheck, iconWarning } from '#icons/icons.ts';
import { ATTRIBUTE_AWAKE } from '#protocol.ts';

/** The props of every control with a label. */
export interface FieldProps {
  /** The name of the control, which is also its id and the key of its problem. */
  name: string;
  label: string;
  /**
   * Shown below the control, so that controls in a row stay level. It is read out with the control. A problem replaces
   * it.
   */
  hint?: ReactNode;
  /** The problem of the control; empty if there is none. */
  problem?: ReactNode;
  /**
   * A text that confirms the input, for example that two fields match. It is read out with the control, and shown as a
   * tick.
   */
  right?: string | undefined;
  /**
   * The model's value. It is written into the control when the model changes it: to a draft, to a suggestion, or to empty
   * after sending.
   */
  value?: string;
  /**
   * Called with every change, and once with the text that was typed before the page hydrated. `isFilled` is true if a
   * password manager or the browser filled in the text.
   */
  onValue(value: string, isFilled?: boolean): void;
}

interface FieldFrameProps extends Omit<FieldProps, 'onValue' | 'value'> {
  /** The control itself, which must have the `controlAttributes`. */
  control: ReactNode;
  /** The class of the box around the control. It is `control`, unless the box needs a look of its own. */
  className?: string;
  /**
   * True if nothing is typed. Then the problem is not announced at once, but read out with the field when that gets the
   * focus.
   */
  isEmpty?: boolean;
  /** Shown at the end of the field, such as a suggestion. */
  children?: ReactNode;
}

/** An element to type in or choose from. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The label, control, hint and problem of a field. This is the only place that connects them by ids. */
export function FieldFrame({
  name,
  label,
  hint,
  problem,
  right,
  control,
  className = 'control',
  isEmpty,
  children,
}: FieldFrameProps) {
  return (
    <div className="field" data-invalid={problem ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      <div className={className}>
        {control}
        {right && (
          <span className="right">
            <Icon path={iconCheck} />
            <span id={`${name}-right`} className="visually-hidden">
              {right}
            </span>
          </span>
        )}
      </div>
      {hint && !problem && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      <Problem name={name} text={problem} isSilent={isEmpty} />
      {children}
    </div>
  );
}

/**
 * The attributes that connect a control to its frame. The control never has the attribute `required`, because browsers
 * would call it and its form invalid before anybody has typed.
 */
export function controlAttributes({
  name,
  isRequired,
  ...said
}: Pick<FieldProps, 'name' | 'hint' | 'problem' | 'right'> & { isRequired?: boolean | undefined }) {
  const ids = ([said.problem ? 'problem' : 'hint', 'right'] as const)
    .filter((part) => said[part])
    .map((part) => `${name}-${part}`);
  return {
    id: name,
    name,
    'aria-required': isRequired,
    'aria-invalid': said.problem ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** The problem of a control, shown below it. It is announced unless it `isSilent`. */
export function Problem({ name, text, isSilent }: { name: string; text: ReactNode; isSilent?: boolean | undefined }) {
  return (
    <p id={`${name}-problem`} className="problem" role={isSilent ? undefined : 'alert'}>
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
 * Keeps a control and its model in step. Controls are uncontrolled, so that text typed before the page hydrated stays.
 * The model gets that text once. After that the control changes only when the model's value changes, or when `understand`
 * converts its text.
 *
 * Returns functions to call on input and when the control is left. The second one is also called before any press in the
 * form, and before the form is sent. This is needed because password managers and browsers inside apps fill in fields
 * without an event.
 */
export function useFieldValue(
  ref: RefObject<Control | null>,
  { name, value, onValue }: Pick<FieldProps, 'name' | 'value' | 'onValue'>,
  understand: (text: string) => string = asTyped,
) {
  /** The control's text as the model knows it. */
  const known = useRef(value ?? '');
  const tell = (text: string, isFilled = false): void => {
    known.current = text;
    onValue(text, isFilled);
  };
  const onInput = (event?: { nativeEvent: Event }) =>
    ref.current && tell(ref.current.value, isFill(event?.nativeEvent));
  const onLeave = () => {
    if (!ref.current) return;
    const { value: there } = ref.current;
    const text = understand(there);
    if (there !== text) write(ref.current, text);
    if (known.current !== text) tell(text, known.current !== there);
  };
  // The page's own control. React replaces it if something has changed the page (docs/behaviour/errors.md#changed-pages).
  const [before] = useState(() => pageControl(name));
  const wake = useEffectEvent(() => {
    if (before && ref.current && before.control !== ref.current) takeOver(before, ref.current);
    if (ref.current?.value) onInput();
  });
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    wake();
    const form = ref.current?.form;
    const stop = new AbortController();
    for (const event of ['click', 'submit'])
      form?.addEventListener(event, () => leave(), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [ref]);
  const last = useRef(value);
  useEffect(() => {
    if (value === undefined || value === last.current) return;
    last.current = value;
    if (!ref.current) return;
    write(ref.current, value);
    known.current = ref.current.value;
  }, [ref, value]);
  return { onInput, onLeave };
}

const asTyped = (text: string): string => text;

/**
 * Does this event show that a text was filled in? Events of typing and pasting say how the text came (Input Events,
 * level 2).
 */
function isFill(event: Event | undefined): boolean {
  return !!event && /^(?:insertReplacementText)?$/.test((event as InputEvent).inputType ?? '');
}

/** A control of the page whose form is not hydrated yet. */
interface PageControl {
  control: Control;
  isFocused: boolean;
}

function pageControl(name: string): PageControl | undefined {
  const control = typeof document === 'undefined' ? null : (document.getElementById(name) as Control | null);
  if (!control?.form || control.form.hasAttribute(ATTRIBUTE_AWAKE)) return undefined;
  return { control, isFocused: control === document.activeElement };
}

/** Gives a new control the text that was typed into the page's control, and the focus. */
function takeOver({ control, isFocused }: PageControl, now: Control): void {
  if (control.value) now.value = control.value;
  if (isFocused && document.activeElement === document.body) now.focus({ preventScroll: true });
}

/** Writes a control's text. The caret stays behind the same character, even if spaces are added or removed before it. */
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
