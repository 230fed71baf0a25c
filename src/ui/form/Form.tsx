import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { EVENT_FORM_AWAKE } from '../../protocol.ts';
import './form.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'ref'> {
  /** What pressing Enter or the submit button does; the page stays. */
  onSend(): void;
  ref?: RefObject<HTMLFormElement | null>;
}

/**
 * A form whose fields show its problems, instead of the browser's bubbles, and whose model sends it. All forms of islands are this one:
 * what is typed never gets into an address, and no press is lost (docs/behaviour/errors.md#presses-before-an-island-wakes).
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
      // A browser that sends it by itself, before any script has come, must not put it into the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    />
  );
}
