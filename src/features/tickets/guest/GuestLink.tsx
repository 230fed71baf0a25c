import { useState } from 'react';
import { isEmail } from '#core/email.ts';
import { Icon } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { QrButton, QrCode } from '#ui/controls/QrCode.tsx';
import { iconMail } from '../icons.ts';
import type { GuestText } from '../texts.ts';

interface GuestLinkProps {
  t: GuestText;
  ticketKey: string;
  title: string;
  /** The guest's e-mail address; empty if the server does not name it. */
  email: string;
}

/** The link that is the guest's only access to the ticket, to copy, to mail to themselves, or to scan. */
export function GuestLink({ t, ticketKey, title, email }: GuestLinkProps) {
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
          <Icon path={iconMail} />
          {t('guest.mail')}
        </a>
        <QrButton label={t('guest.qr')} isOpen={isCodeShown} onToggle={setCodeShown} />
      </div>
      {isCodeShown && <QrCode value={link} label={t('guest.qrLabel')} />}
    </section>
  );
}
