import { useStore } from '@nanostores/react';
import type { IslandKey } from '../../../i18n/namespaces.ts';
import { href } from '../../../routes/href.ts';
import { showToast } from '../../../stores/toasts.ts';
import { useText } from '../../../ui/island/TextProvider.tsx';
import { useModel } from '../../../ui/island/use-model.ts';
import { Composer } from '../form/Composer.tsx';
import { uploadDependencies } from '../images/upload-dependencies.ts';
import { SentNotice } from '../thread/SentNotice.tsx';
import { ThreadView } from '../thread/ThreadView.tsx';
import { GuestLink } from './GuestLink.tsx';
import { createGuestThread } from './thread-model.ts';

/** A guest's ticket by the key of its link. */
export function GuestThread({ ticketKey, siteVersion }: { ticketKey: string; siteVersion: string }) {
  const t = useText<IslandKey<'tickets'>>();
  const onReplied = () => showToast('success', t('send.replied'));
  const { thread, form } = useModel((dependencies) =>
    createGuestThread(dependencies, uploadDependencies, ticketKey, onReplied),
  );
  const state = useStore(thread.$state);
  const notice = (
    <>
      <SentNotice />
      {state.kind === 'ready' && <GuestLink ticketKey={ticketKey} title={state.value.title} email={state.value.name} />}
    </>
  );
  return (
    <>
      <ThreadView thread={thread} notice={notice}>
        <Composer form={form} contentLabel={t('field.reply')} sendLabel={t('send.reply')} siteVersion={siteVersion} />
      </ThreadView>
      <p className="guest-another">
        <a href={href('touristTicket', { locale: t.locale })}>{t('guest.another')}</a>
      </p>
    </>
  );
}
