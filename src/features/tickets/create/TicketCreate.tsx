import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { href } from '#routes/href.ts';
import { NewTicket } from '../form/NewTicket.tsx';
import { uploadDependencies } from '../images/upload-queue.ts';
import type { CreateText, createTexts } from '../ticket-texts.ts';
import { createNewTicket } from './new-ticket.ts';

/** The form for a member's new ticket (docs/behaviour/tickets.md#create). */
export function TicketCreate(props: IslandProps<typeof createTexts>) {
  return <Island {...props}>{(t) => <MemberTicket t={t} />}</Island>;
}

function MemberTicket({ t }: { t: CreateText }) {
  const form = useModel((dependencies) => createNewTicket(dependencies, uploadDependencies), t.locale);
  return (
    <NewTicket
      t={t}
      form={form}
      audience="member"
      templateOf={(isExtension) => t(isExtension ? 'template.extension' : 'template.app')}
      listPath={href('ticket', { locale: t.locale })}
    />
  );
}
