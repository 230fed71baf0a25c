import type { ReactNode, Ref } from 'react';

interface FormProps {
  /** What pressing Enter or the submit button does; the page stays. */
  onSend(): void;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form whose fields show its problems, instead of the browser's bubbles, and whose model sends it. */
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
