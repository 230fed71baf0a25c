import { useEffect, useState } from 'react';
import { Island, type IslandProps } from '../../../island/Island.tsx';
import { useModel } from '../../../island/use-model.ts';
import { href } from '../../../routes/href.ts';
import type { Locale } from '../../../routes/locales.ts';
import { lastParam } from '../../../routes/param.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Composer } from '../form/Composer.tsx';
import { uploadDependencies } from '../images/upload-dependencies.ts';
import type { ThreadText, threadTexts } from '../texts.ts';
import { createMemberThread } from './model.ts';
import { ThreadView, ThreadWaiting } from './ThreadView.tsx';

/** A member's ticket (docs/behaviour/tickets.md#thread). One page serves all tickets; the id is in the address. */
export function TicketThread({ siteVersion, ...props }: IslandProps<typeof threadTexts> & { siteVersion: string }) {
  const [id, setId] = useState<string>();
  useEffect(() => setId(takeTicketId(props.locale)), [props.locale]);
  return (
    <Island {...props}>
      {(t) => <>{id ? <OpenTicket t={t} id={id} siteVersion={siteVersion} /> : <ThreadWaiting t={t} />}</>}
    </Island>
  );
}

function OpenTicket({ t, id, siteVersion }: { t: ThreadText; id: string; siteVersion: string }) {
  const onReplied = () => showToast('success', t('send.replied'));
  const { thread, form } = useModel(
    (dependencies) => createMemberThread(dependencies, uploadDependencies, id, onReplied),
    t.locale,
  );
  return (
    <ThreadView t={t} thread={thread}>
      <Composer
        t={t}
        form={form}
        contentLabel={t('field.reply')}
        sendLabel={t('send.reply')}
        siteVersion={siteVersion}
      />
    </ThreadView>
  );
}

/**
 * The id in the address: in the path, or after `?id=` on a host without rewrites, where the address bar then gets the form that is
 * shared (docs/behaviour/addresses.md#ticket-addresses). Without an id, leads to the list.
 */
function takeTicketId(locale: Locale): string | undefined {
  const query = new URLSearchParams(location.search);
  const id = lastParam('ticketContent', location.pathname) ?? query.get('id');
  if (!id) {
    location.replace(href('ticket', { locale }));
    return undefined;
  }
  if (query.has('id')) {
    history.replaceState(history.state, '', href('ticketContent', { locale, params: { id } }) + location.hash);
  }
  return id;
}
