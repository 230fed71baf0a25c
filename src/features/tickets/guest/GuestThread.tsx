import { useState } from 'react';
import { useModel } from '#app/use-model.ts';
import type { Thread } from '#contract/tickets.ts';
import { isEmail } from '#core/email.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconMail } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { showToast } from '#stores/toasts.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import '#ui/controls/copy-button.css?adopt';
import { QrButton, QrCode } from '#ui/controls/QrCode.tsx';
import { uploadDependencies } from '../images/upload-queue.ts';
import { ReplyBar } from '../thread/ReplyBar.tsx';
import { ThreadView } from '../thread/ThreadView.tsx';
import type { GuestText } from '../ticket-texts.ts';
import '#styles/tag.css?adopt';
import '#ui/controls/qr-code.css?adopt';
import '../thread/reply-bar.css?adopt';
import '../thread/thread.css?adopt';
import './guest-thread.css?adopt';
import { createGuestThread } from './guest-thread.ts';

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
      above={(thread) => <GuestLink t={t} ticketKey={ticketKey} thread={thread} />}
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
  /** Its name is the guest's e-mail address; empty if the server does not name it. */
  thread: Thread;
}

/**
 * The link that is the guest's only access to the ticket, to copy, to mail to themselves, or to scan. Once there is a reply,
 * which the guest has come for, only its line is left.
 */
function GuestLink({ t, ticketKey, thread: { title, name, messages } }: GuestLinkProps) {
  const [isCodeShown, setCodeShown] = useState(false);
  const isAnswered = messages.some(({ isAgent }) => isAgent);
  const link = location.origin + href('touristTicket', { locale: t.locale, query: { key: ticketKey } });
  const subject = encodeURIComponent(t('guest.mailSubject', { title }));
  const body = encodeURIComponent(t('guest.mailBody', { link }));
  const to = isEmail(name) ? encodeURIComponent(name) : '';
  return (
    <section className="guest-link" aria-labelledby="guest-link-title">
      <h2 id="guest-link-title">{t('guest.linkTitle')}</h2>
      {!isAnswered && <p className="soft">{t('guest.linkText')}</p>}
      <div className="guest-address">
        <span>{link}</span>
        <CopyButton t={t} value={link} label={t('guest.link')} isSmall />
        <a className="round" href={`mailto:${to}?subject=${subject}&body=${body}`} aria-label={t('guest.mail')}>
          <Icon path={iconMail} />
        </a>
        <QrButton label={t('guest.qr')} isOpen={isCodeShown} onToggle={setCodeShown} isSmall />
      </div>
      {isCodeShown && <QrCode value={link} label={t('guest.qrLabel')} />}
    </section>
  );
}
