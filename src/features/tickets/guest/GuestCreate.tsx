import { useStore } from '@nanostores/react';
import { useModel } from '#app/use-model.ts';
import { readEmail } from '#core/email.ts';
import { href } from '#routes/href.ts';
import { Field } from '#ui/form/Field.tsx';
import { useDomainHint } from '#ui/form/use-domain-hint.ts';
import { NewTicket } from '../form/NewTicket.tsx';
import { prefillIfAsked } from '../form/prefill.ts';
import { TicketTitle } from '../form/TicketTitle.tsx';
import { TicketTypePicker } from '../form/TicketTypePicker.tsx';
import { uploadDependencies } from '../images/upload-queue.ts';
import type { GuestText } from '../texts.ts';
import { GuestTicketList } from './GuestTicketList.tsx';
import { createGuestTicket } from './model.ts';
import '#ui/page-head/page-head.css';

/** The form that opens a guest's ticket. */
export function GuestCreate({ t, siteVersion }: { t: GuestText; siteVersion: string }) {
  const form = useModel((dependencies) => createGuestTicket(dependencies, uploadDependencies), t.locale);
  const { email } = useStore(form.$values);
  const problems = useStore(form.$problems);
  const meant = useDomainHint(email.trim());
  return (
    <div className="stack guest-create">
      <div className="page-head">
        <h1>{t('guest.title')}</h1>
        <p className="lede">{t('guest.lede')}</p>
        <p className="small">
          <a className="lone" href={href('login', { locale: t.locale })}>
            {t('guest.login')}
          </a>
        </p>
      </div>
      <NewTicket t={t} form={form} siteVersion={siteVersion} onAwake={() => prefillIfAsked(form, 'guest', t)}>
        <TicketTypePicker t={t} form={form} audience="guest" />
        <Field
          name="email"
          label={t('field.email')}
          type="email"
          understand={readEmail}
          autoComplete="email"
          required
          problem={problems.email && t(`shared.problems.${problems.email}`)}
          value={email}
          onValue={(value) => form.set('email', value)}
        >
          {meant && (
            <p className="small">
              <button type="button" className="text-button" onClick={() => form.set('email', meant)}>
                {t('field.emailMeant', { email: meant })}
              </button>
            </p>
          )}
        </Field>
        <TicketTitle t={t} form={form} />
      </NewTicket>
      {/* Below the form, since it appears only after hydration and must not move what the reader is using. */}
      <GuestTicketList t={t} />
    </div>
  );
}
