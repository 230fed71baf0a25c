import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useModel } from '#app/use-model.ts';
import { readEmail } from '#core/email.ts';
import { languageOf } from '#core/text-language.ts';
import { formatDate } from '#core/time.ts';
import { href } from '#routes/href.ts';
import { dropGuestTickets, type GuestTicket, readGuestTickets } from '#stores/guest-tickets.ts';
import { ConfirmDialog } from '#ui/controls/Dialog.tsx';
import { focusInstead } from '#ui/controls/focus-instead.ts';
import { Field } from '#ui/form/Field.tsx';
import { useDomainHint } from '#ui/form/use-domain-hint.ts';
import { NewTicket } from '../form/NewTicket.tsx';
import { uploadDependencies } from '../images/upload-queue.ts';
import type { GuestText } from '../ticket-texts.ts';
import { createGuestTicket } from './guest-ticket.ts';
import './guest-list.css?adopt';

/** The form for a guest's new ticket. */
export function GuestCreate({ t }: { t: GuestText }) {
  const form = useModel((dependencies) => createGuestTicket(dependencies, uploadDependencies), t.locale);
  const { email } = useStore(form.$values);
  const problems = useStore(form.$problems);
  const meant = useDomainHint(email.trim());
  const take = (address: string) => {
    form.set('email', address);
    focusInstead(() => document.getElementById('email'));
  };
  return (
    <div className="stack guest-create">
      <NewTicket
        t={t}
        form={form}
        audience="guest"
        below={
          <a className="go small" href={href('login', { locale: t.locale })}>
            {t('guest.login')}
          </a>
        }
      >
        <Field
          name="email"
          label={t('field.email')}
          type="email"
          understand={readEmail}
          autoComplete="email"
          required
          hint={t('field.emailHint')}
          problem={problems.email && t(`shared.problems.${problems.email}`)}
          value={email}
          onValue={(value) => form.set('email', value)}
        >
          <p className="hint" role="status">
            {meant && (
              <button type="button" className="go" onClick={() => take(meant)}>
                {t('field.emailMeant', { email: meant })}
              </button>
            )}
          </p>
        </Field>
      </NewTicket>
      {/* This list is below the form, because it appears only after hydration and must not move the form. */}
      <TicketsOfDevice t={t} />
    </div>
  );
}

/** The tickets that were opened on this device. Guests have no other list. They can clear this one. */
function TicketsOfDevice({ t }: { t: GuestText }) {
  const [tickets, setTickets] = useState<GuestTicket[]>([]);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setTickets(readGuestTickets()), []);
  const clear = () => {
    dropGuestTickets();
    setTickets([]);
    setAsking(false);
    focusInstead(() => document.querySelector('.guest-create [type=submit]'));
  };
  return (
    <>
      {tickets.length > 0 && (
        <section className="card guest-list" aria-labelledby="guest-list-title">
          <div className="row spread">
            <h2 id="guest-list-title">{t('guest.listTitle')}</h2>
            <button type="button" className="go" onClick={() => setAsking(true)}>
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
