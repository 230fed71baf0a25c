import type { ReactNode, Ref } from 'react';

interface FormProps {
  /** What pressing Enter or the submit button does; the page stays. */
  onSend(): void;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form whose problems are said by its fields, not by the browser's bubbles, and which is sent by its model. */
export function Form({ onSend, ref, children }: FormProps) {
  return (
    <form
      ref={ref}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
}
