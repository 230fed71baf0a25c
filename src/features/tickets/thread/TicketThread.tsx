import { useEffect, useState } from 'react';
import type { IslandKey } from '../../../i18n/namespaces.ts';
import { href } from '../../../routes/href.ts';
import type { Locale } from '../../../routes/locales.ts';
import { match } from '../../../routes/match.ts';
import { showToast } from '../../../stores/toasts.ts';
import { type IslandProps, TextProvider, useText } from '../../../ui/island/TextProvider.tsx';
import { useModel } from '../../../ui/island/use-model.ts';
import { Composer } from '../form/Composer.tsx';
import { uploadDependencies } from '../images/upload-dependencies.ts';
import { createMemberThread } from './model.ts';
import { SentNotice } from './SentNotice.tsx';
import { ThreadView, ThreadWaiting } from './ThreadView.tsx';

/** A member's ticket (spec §2, Member thread). Its one file serves all ids: which one it is stands in the address. */
export function TicketThread({ siteVersion, ...props }: IslandProps & { siteVersion: string }) {
  const [id, setId] = useState<string>();
  useEffect(() => setId(takeTicketId(props.locale)), [props.locale]);
  return (
    <TextProvider {...props}>{id ? <OpenTicket id={id} siteVersion={siteVersion} /> : <ThreadWaiting />}</TextProvider>
  );
}

function OpenTicket({ id, siteVersion }: { id: string; siteVersion: string }) {
  const t = useText<IslandKey<'tickets'>>();
  const onReplied = () => showToast('success', t('send.replied'));
  const { thread, form } = useModel((dependencies) =>
    createMemberThread(dependencies, uploadDependencies, id, onReplied),
  );
  return (
    <ThreadView thread={thread} notice={<SentNotice />}>
      <Composer form={form} contentLabel={t('field.reply')} sendLabel={t('send.reply')} siteVersion={siteVersion} />
    </ThreadView>
  );
}

/**
 * The id in the address: in the path, or after `?id=` on a host without rewrites, where the address then gets the form that is
 * shared (decisions: Addresses). Without one there is only the list to go to.
 */
function takeTicketId(locale: Locale): string | undefined {
  const query = new URLSearchParams(location.search);
  const id = match(location.pathname)?.params.id ?? query.get('id');
  if (!id) {
    location.replace(href('ticket', { locale }));
    return undefined;
  }
  if (query.has('id')) {
    history.replaceState(history.state, '', href('ticketContent', { locale, params: { id } }) + location.hash);
  }
  return id;
}
