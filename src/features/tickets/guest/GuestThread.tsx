import { useState } from 'react';
import { useModel } from '#app/use-model.ts';
import { isEmail } from '#core/email.ts';
import { Icon } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import { showToast } from '#stores/toasts.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';

import { QrButton, QrCode } from '#ui/controls/QrCode.tsx';
import { uploadDependencies } from '../images/upload-queue.ts';
import { ReplyBar } from '../thread/ReplyBar.tsx';
import { ThreadView } from '../thread/ThreadView.tsx';
import type { GuestText } from '../ticket-texts.ts';
import '../thread/thread.css?adopt';
import './guest-thread.css?adopt';
import { createGuestThread } from './guest-thread.ts';

/** An envelope: mail. */
const MAIL =
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.5 7.5l7 5.3a2.5 2.5 0 0 0 3 0l7-5.3';

/** A guest's ticket by the key of its link. */
export function GuestThread({ t, ticketKey }: { t: GuestText; ticketKey: string }) {
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
          <ReplyBar t={t} form={form} news={news} />
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

interface GuestLinkProps {
  t: GuestText;
  ticketKey: string;
  title: string;
  /** The guest's e-mail address; empty if the server does not name it. */
  email: string;
}

/** The link that is the guest's only access to the ticket, to copy, to mail to themselves, or to scan. */
function GuestLink({ t, ticketKey, title, email }: GuestLinkProps) {
  const [isCodeShown, setCodeShown] = useState(false);
  const link = location.origin + href('touristTicket', { locale: t.locale, query: { key: ticketKey } });
  const subject = encodeURIComponent(t('guest.mailSubject', { title }));
  const body = encodeURIComponent(t('guest.mailBody', { link }));
  const to = isEmail(email) ? encodeURIComponent(email) : '';
  return (
    <section className="card guest-link" aria-labelledby="guest-link-title">
      <h2 id="guest-link-title">{t('guest.linkTitle')}</h2>
      <p className="soft">{t('guest.linkText')}</p>
      <p className="guest-address">{link}</p>
      <div className="row">
        <CopyButton t={t} value={link} label={t('guest.link')} />
        <a className="button quiet slim" href={`mailto:${to}?subject=${subject}&body=${body}`}>
          <Icon path={MAIL} />
          {t('guest.mail')}
        </a>
        <QrButton label={t('guest.qr')} isOpen={isCodeShown} onToggle={setCodeShown} />
      </div>
      {isCodeShown && <QrCode value={link} label={t('guest.qrLabel')} />}
    </section>
  );
}
