import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { ComposerText } from '../ticket-texts.ts';
import type { TicketForm } from './ticket-form.ts';

interface MessageFieldProps {
  t: ComposerText;
  form: TicketForm;
  /** The field's label, for a message or a reply. */
  label: string;
  placeholder?: string;
  /** True while the text is being sent and shown among the messages. The field is then empty. */
  isAway?: boolean;
  isReadOnly: boolean;
  /** The height of an empty field in lines. */
  rows: number;
  /** Called when the field gets the focus. */
  onFocus?(): void;
}

/** The field for the text of a ticket or a reply. It grows with the text. */
export function MessageField({ t, form, label, placeholder, isAway, isReadOnly, rows, onFocus }: MessageFieldProps) {
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

/** Fits the field's height to its text in browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}
