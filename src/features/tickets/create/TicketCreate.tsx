import { Island, type IslandProps } from '../../../island/Island.tsx';
import { useModel } from '../../../island/use-model.ts';
import { href } from '../../../routes/href.ts';
import { Composer } from '../form/Composer.tsx';
import { prefillIfAsked } from '../form/prefill.ts';
import { TicketTitle } from '../form/TicketTitle.tsx';
import { TicketTypePicker } from '../form/TicketTypePicker.tsx';
import { uploadDependencies } from '../images/upload-dependencies.ts';
import type { CreateText, createTexts } from '../texts.ts';
import { createNewTicket } from './model.ts';

/** Opens a member's ticket (docs/behaviour/tickets.md#create). */
export function TicketCreate({ siteVersion, ...props }: IslandProps<typeof createTexts> & { siteVersion: string }) {
  return <Island {...props}>{(t) => <NewTicket t={t} siteVersion={siteVersion} />}</Island>;
}

function NewTicket({ t, siteVersion }: { t: CreateText; siteVersion: string }) {
  const form = useModel((dependencies) => createNewTicket(dependencies, uploadDependencies), t.locale);
  return (
    <Composer
      t={t}
      form={form}
      contentLabel={t('field.content')}
      sendLabel={t('create.submit')}
      siteVersion={siteVersion}
      listPath={href('ticket', { locale: t.locale })}
      onAwake={() => prefillIfAsked(form, 'member', t)}
    >
      <TicketTypePicker t={t} form={form} audience="member" />
      <TicketTitle t={t} form={form} />
    </Composer>
  );
}
