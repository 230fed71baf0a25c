import { useState } from 'react';
import { useModel } from '#app/use-model.ts';
import type { Thread } from '#contract/tickets.ts';
import { isEmail } from '#core/email.ts';
import { linkKey } from '#domain/link-key.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconMail } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { decodeSegment } from '#routes/paths.ts';
import { showToast } from '#stores/toasts.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import '#ui/controls/copy-button.css?adopt';
import { QrButton, QrCode } from '#ui/controls/QrCode.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
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

/** A guest's ticket, found by the key of its link. */
export function GuestThread({ t, ticketKey }: { t: GuestText; ticketKey: string }) {
  const onReplied = () => showToast('success', t('send.replied'));
  const { thread, form } = useModel(
    (dependencies) => createGuestThread(dependencies, uploadDependencies, ticketKey, onReplied),
    t.locale,
  );
  return (
    <ThreadView
      t={t}
      thread={thread}
      cause={t('guest.goneText')}
      elsewhere={<OpenByLink t={t} />}
      above={(thread) => <GuestLink t={t} ticketKey={ticketKey} thread={thread} />}
    >
      {(news) => <ReplyBar t={t} form={form} news={news} />}
    </ThreadView>
  );
}

/**
 * Help for a link that is incomplete. It has a field for the whole link. Guests who no longer have the link get a link
 * to the form.
 */
function OpenByLink({ t }: { t: GuestText }) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { locale } = t;
  const open = () => {
    // A mail program may have broken the link into lines.
    const [, found = ''] = /[?&]key=([^&#]+)/.exec(text.replace(/\s+/g, '')) ?? [];
    const key = linkKey(decodeSegment(found));
    if (key) location.assign(href('touristTicket', { locale, query: { key } }));
    else setWrong(true);
  };
  return (
    <>
      <Form className="stack" onSend={open}>
        <Field
          name="link"
          label={t('guest.paste')}
          hint={t('guest.pasteHint')}
          problem={isWrong && t('guest.noKey')}
          autoComplete="off"
          value={text}
          onValue={(value) => {
            setText(value);
            setWrong(false);
          }}
        />
        <p className="acts">
          <button type="submit" className="button">
            {t('guest.open')}
          </button>
        </p>
      </Form>
      <p>
        {t('guest.lost')}{' '}
        <a className="go" href={href('touristTicket', { locale })}>
          {t('guest.another')}
        </a>
      </p>
    </>
  );
}

interface GuestLinkProps {
  t: GuestText;
  ticketKey: string;
  /** The ticket. Its `name` is the guest's e-mail address, or empty if the server does not send it. */
  thread: Thread;
}

/**
 * The link that is the guest's only access to the ticket. Guests can copy the link, mail it to themselves, or scan it.
 * Once support has replied, the explanation is left out, because the guest comes for the reply.
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
      <div className="guest-address">
        <h2 id="guest-link-title">{t('guest.linkTitle')}</h2>
        <CopyButton t={t} value={link} label={t('guest.link')} />
        <a className="round" href={`mailto:${to}?subject=${subject}&body=${body}`} aria-label={t('guest.mail')}>
          <Icon path={iconMail} />
        </a>
        <QrButton label={t('guest.qr')} isOpen={isCodeShown} onToggle={setCodeShown} isSmall />
      </div>
      {!isAnswered && <p className="soft small">{t('guest.linkText')}</p>}
      {isCodeShown && <QrCode value={link} label={t('guest.qrLabel')} />}
    </section>
  );
}
