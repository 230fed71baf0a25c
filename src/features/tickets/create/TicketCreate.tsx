import type { IslandKey } from '../../../i18n/namespaces.ts';
import { type IslandProps, TextProvider, useText } from '../../../ui/island/TextProvider.tsx';
import { useModel } from '../../../ui/island/use-model.ts';
import { Composer } from '../form/Composer.tsx';
import { prefillLate } from '../form/prefill-late.ts';
import { TicketTitle } from '../form/TicketTitle.tsx';
import { TicketTypePicker } from '../form/TicketTypePicker.tsx';
import { uploadDependencies } from '../images/upload-dependencies.ts';
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
  const form = useModel((dependencies) => createNewTicket(dependencies, uploadDependencies));
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
