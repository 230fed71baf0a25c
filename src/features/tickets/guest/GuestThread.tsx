import { useModel } from '#app/use-model.ts';
import { href } from '#routes/href.ts';
import { showToast } from '#stores/toasts.ts';
import { uploadDependencies } from '../images/upload-queue.ts';
import type { GuestText } from '../texts.ts';
import { ReplyBar } from '../thread/ReplyBar.tsx';
import { ThreadView } from '../thread/ThreadView.tsx';
import '../thread/thread.css?adopt';
import { GuestLink } from './GuestLink.tsx';
import './guest-thread.css?adopt';
import { createGuestThread } from './thread-model.ts';

/** A guest's ticket by the key of its link. */
export function GuestThread({ t, ticketKey, siteVersion }: { t: GuestText; ticketKey: string; siteVersion: string }) {
  const onReplied = () => showToast('success', t('send.replied'));
  const { thread, form } = useModel(
    (dependencies) => createGuestThread(dependencies, uploadDependencies, ticketKey, onReplied),
    t.locale,
  );
  const another = href('touristTicket', { locale: t.locale });
  return (
    <ThreadView
      t={t}
      thread={thread}
      elsewhere={
        <a className="button" href={another}>
          {t('guest.another')}
        </a>
      }
      above={({ title, name }) => <GuestLink t={t} ticketKey={ticketKey} title={title} email={name} />}
    >
      {(news) => (
        <>
          <ReplyBar t={t} form={form} siteVersion={siteVersion} news={news} />
          <p className="guest-another">
            <a className="lone" href={another}>
              {t('guest.another')}
            </a>
          </p>
        </>
      )}
    </ThreadView>
  );
}
