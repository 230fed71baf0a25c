import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import type { ComposerText } from '../texts.ts';
import type { TicketForm } from './ticket-form.ts';

interface MessageProps {
  t: ComposerText;
  form: TicketForm;
  /** What the text is: a message, a reply. */
  label: string;
  placeholder?: string;
  /** Is the text on its way, and shown there instead? Then the field is empty. */
  isAway?: boolean;
  isReadOnly: boolean;
  /** How many lines an empty one has. */
  rows: number;
  /** Called when somebody begins to write. */
  onFocus?(): void;
}

/** The text of a ticket or a reply, in a field that grows with it. */
export function Message({ t, form, label, placeholder, isAway, isReadOnly, rows, onFocus }: MessageProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const { content } = useStore(form.$values);
  const { content: problem } = useStore(form.$problems);
  const value = isAway ? '' : content;
  useLayoutEffect(() => {
    if (ref.current && ref.current.value === value) grow(ref.current);
  }, [value]);
  return (
    <TextArea
      name="content"
      label={label}
      problem={problem && t(`problems.${problem}`)}
      required
      rows={rows}
      placeholder={placeholder}
      value={value}
      readOnly={isReadOnly}
      inputRef={ref}
      onFocus={onFocus}
      onValue={(text) => {
        form.set('content', text);
        if (ref.current) grow(ref.current);
      }}
    />
  );
}

/** Fits a field to its text, where the browser doesn't (`field-sizing`). */
function grow(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}
