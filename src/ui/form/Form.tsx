import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { EVENT_FORM_AWAKE } from '#protocol.ts';
import './form.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'ref'> {
  /** Called on Enter or the submit button. The page stays open. */
  onSend(): void;
  ref?: RefObject<HTMLFormElement | null>;
}

/**
 * A form whose model sends it. It shows problems at its fields instead of in the browser's bubbles. All islands use this
 * component, so that no input gets into an address and no press is lost
 * (docs/behaviour/errors.md#presses-before-an-island-wakes).
 */
export function Form({ onSend, ref, ...attributes }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  useEffect(() => {
    form.current?.dispatchEvent(new Event(EVENT_FORM_AWAKE, { bubbles: true }));
  }, [form]);
  return (
    <form
      ref={form}
      className="stack"
      {...attributes}
      // If the browser itself sends the form before any script has loaded, the input must not get into the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    />
  );
}

/**
 * Moves the focus to the form's first field with a problem, or to the element that the selector names. This also scrolls
 * it into view. Does nothing if there is none. It waits for the next frame, when React has rendered the result of a
 * press.
 */
export function focusProblem(form: HTMLElement | null, selector = '[aria-invalid="true"]'): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(selector)?.focus());
}
