import { useStore } from '@nanostores/react';
import type { IslandKey } from '../i18n/namespaces.ts';
import type { TicketForm } from '../stores/ticket-form.ts';
import { Field } from './Field.tsx';
import { useText } from './TextProvider.tsx';

/** What a new ticket is about, in a line. */
export function TicketTitle({ form }: { form: TicketForm }) {
  const t = useText<IslandKey<'tickets'>>();
  const { title: problem } = useStore(form.$problems);
  return (
    <Field
      name="title"
      label={t('field.title')}
      problem={problem && t('problems.titleEmpty')}
      required
      autoComplete="off"
      onValue={(title) => form.set('title', title)}
    />
  );
}
