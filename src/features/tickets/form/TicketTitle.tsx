import { useStore } from '@nanostores/react';
import type { IslandKey } from '../../../i18n/namespaces.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { useText } from '../../../ui/island/TextProvider.tsx';
import type { TicketForm } from './ticket-form.ts';

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
