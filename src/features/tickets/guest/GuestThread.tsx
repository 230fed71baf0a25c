import { useModel } from '../../../island/use-model.ts';
import { href } from '../../../routes/href.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Composer } from '../form/Composer.tsx';
import { uploadDependencies } from '../images/upload-dependencies.ts';
import type { GuestText } from '../texts.ts';
import { ThreadView } from '../thread/ThreadView.tsx';
import { GuestLink } from './GuestLink.tsx';
import { createGuestThread } from './thread-model.ts';

/** A guest's ticket by the key of its link. */
export function GuestThread({ t, ticketKey, siteVersion }: { t: GuestText; ticketKey: string; siteVersion: string }) {
  const onReplied = () => showToast('success', t('send.replied'));
  const { thread, form } = useModel(
    (dependencies) => createGuestThread(dependencies, uploadDependencies, ticketKey, onReplied),
    t.locale,
  );
  return (
    <>
      <ThreadView
        t={t}
        thread={thread}
        above={({ title, name }) => <GuestLink t={t} ticketKey={ticketKey} title={title} email={name} />}
      >
        <Composer
          t={t}
          form={form}
          contentLabel={t('field.reply')}
          sendLabel={t('send.reply')}
          siteVersion={siteVersion}
        />
      </ThreadView>
      <p className="guest-another">
        <a href={href('touristTicket', { locale: t.locale })}>{t('guest.another')}</a>
      </p>
    </>
  );
}
