import { useEffect, useState } from 'react';
import { languageOf } from '#core/text-language.ts';
import { formatDate } from '#core/time.ts';
import { href } from '#routes/href.ts';
import { dropGuestTickets, type GuestTicket, readGuestTickets } from '#stores/guest-tickets.ts';
import { ConfirmDialog } from '#ui/controls/Dialog.tsx';
import type { GuestText } from '../texts.ts';
import './guest-list.css?adopt';

/** The tickets opened on this device, since a guest has no other list. It can be cleared. */
export function GuestTicketList({ t }: { t: GuestText }) {
  const [tickets, setTickets] = useState<GuestTicket[]>([]);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setTickets(readGuestTickets()), []);
  const clear = () => {
    dropGuestTickets();
    setTickets([]);
    setAsking(false);
  };
  return (
    <>
      {tickets.length > 0 && (
        <section className="card guest-list" aria-labelledby="guest-list-title">
          <div className="row spread">
            <h2 id="guest-list-title">{t('guest.listTitle')}</h2>
            <button type="button" className="text-button" onClick={() => setAsking(true)}>
              {t('guest.clear')}
            </button>
          </div>
          <ul className="guest-rows">
            {tickets.map(({ key, title, atMs }) => (
              <li key={key} className="row spread">
                <a href={href('touristTicket', { locale: t.locale, query: { key } })} lang={languageOf(title)}>
                  {title}
                </a>
                <span className="soft small figures">{formatDate(atMs / 1000)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        t={t}
        title={t('guest.clearTitle')}
        isOpen={isAsking}
        confirmLabel={t('guest.clear')}
        isDanger
        onClose={() => setAsking(false)}
        onConfirm={clear}
      >
        <p>{t('guest.clearText')}</p>
      </ConfirmDialog>
    </>
  );
}
