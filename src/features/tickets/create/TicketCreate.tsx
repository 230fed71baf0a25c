import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { href } from '#routes/href.ts';
import { NewTicket } from '../form/NewTicket.tsx';
import { prefillIfAsked } from '../form/prefill.ts';
import { TicketTitle } from '../form/TicketTitle.tsx';
import { TicketTypePicker } from '../form/TicketTypePicker.tsx';
import { uploadDependencies } from '../images/upload-queue.ts';
import type { CreateText, createTexts } from '../texts.ts';
import { createNewTicket } from './model.ts';

/** Opens a member's ticket (docs/behaviour/tickets.md#create). */
export function TicketCreate({ siteVersion, ...props }: IslandProps<typeof createTexts> & { siteVersion: string }) {
  return <Island {...props}>{(t) => <MemberTicket t={t} siteVersion={siteVersion} />}</Island>;
}

function MemberTicket({ t, siteVersion }: { t: CreateText; siteVersion: string }) {
  const form = useModel((dependencies) => createNewTicket(dependencies, uploadDependencies), t.locale);
  return (
    <NewTicket
      t={t}
      form={form}
      siteVersion={siteVersion}
      listPath={href('ticket', { locale: t.locale })}
      onAwake={() => prefillIfAsked(form, 'member', t, t('template.app'))}
    >
      <TicketTypePicker
        t={t}
        form={form}
        audience="member"
        templateOf={(isExtension) => t(isExtension ? 'template.extension' : 'template.app')}
      />
      <TicketTitle t={t} form={form} />
    </NewTicket>
  );
}
