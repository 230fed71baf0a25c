import { useStore } from '@nanostores/react';
import { mailProviderOf } from '#core/email-domains.ts';
import { href } from '#routes/href.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { ForgotText } from '../texts.ts';
import type { ForgotPasswordModel } from './model.ts';

/**
 * What to do when no code has arrived after a minute: where this mail provider hides mails, then the other ways to
 * recover.
 */
export function MailHelp({ t, model, email }: { t: ForgotText; model: ForgotPasswordModel; email: string }) {
  const isLinking = useStore(model.linking.$isBusy);
  const failure = useStore(model.linking.$failure);
  return (
    <div className="mail-help stack">
      <div role="status">
        <h2>{t('help.title')}</h2>
        <ul>
          <li>{t(`help.provider.${mailProviderOf(email)}`)}</li>
          <li>{t('help.address', { email })}</li>
          <li>{t('help.newest')}</li>
        </ul>
      </div>
      <FormFailure t={t} failure={failure} refused={t('refused.send')} />
      <p className="row">
        <Button className="button quiet slim" isBusy={isLinking} onClick={() => void model.sendLink()}>
          {t(isLinking ? 'sending' : 'sendLink')}
        </Button>
        <a className="lone" href={href('touristTicket', { locale: t.locale })}>
          {t('help.support')}
        </a>
      </p>
    </div>
  );
}
