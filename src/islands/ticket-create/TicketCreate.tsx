import { fileTools } from '../../enhance/file-tools.ts';
import type { IslandKey } from '../../i18n/namespaces.ts';
import { Composer } from '../../ui/Composer.tsx';
import { prefillLate } from '../../ui/prefill-late.ts';
import { type IslandProps, TextProvider, useText } from '../../ui/TextProvider.tsx';
import { TicketTitle } from '../../ui/TicketTitle.tsx';
import { TicketTypePicker } from '../../ui/TicketTypePicker.tsx';
import { useModel } from '../../ui/use-model.ts';
import { createNewTicket } from './model.ts';

/** Opens a member's ticket (spec §2, Create form). */
export function TicketCreate({ siteVersion, ...props }: IslandProps & { siteVersion: string }) {
  return (
    <TextProvider {...props}>
      <NewTicket siteVersion={siteVersion} />
    </TextProvider>
  );
}

function NewTicket({ siteVersion }: { siteVersion: string }) {
  const t = useText<IslandKey<'tickets'>>();
  const form = useModel((tools) => createNewTicket(tools, fileTools));
  return (
    <Composer
      form={form}
      contentLabel={t('field.content')}
      sendLabel={t('create.submit')}
      siteVersion={siteVersion}
      onAwake={() => prefillLate(form, 'member', t)}
    >
      <TicketTypePicker form={form} audience="member" />
      <TicketTitle form={form} />
    </Composer>
  );
}
