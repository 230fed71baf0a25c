import { useStore } from '@nanostores/react';
import { Field } from '#ui/form/Field.tsx';
import type { ComposerText } from '../texts.ts';
import type { TicketForm } from './ticket-form.ts';

/** The title of a new ticket. */
export function TicketTitle({ t, form }: { t: ComposerText; form: TicketForm }) {
  const { title } = useStore(form.$values);
  const { title: problem } = useStore(form.$problems);
  return (
    <Field
      name="title"
      label={t('field.title')}
      problem={problem && t(`problems.${problem}`)}
      required
      autoComplete="off"
      value={title}
      onValue={(text) => form.set('title', text)}
    />
  );
}
