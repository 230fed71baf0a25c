import { isOutcomeUnknown } from '#app/send-once.ts';
import { href } from '#routes/href.ts';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { ForgotText, ResetText } from './texts.ts';

/**
 * Why a new password was not saved. If the answer was lost it may be saved anyway, and a second try would be refused.
 * The message then links to the login, to try the new password (docs/behaviour/recovery.md#lost-answers).
 */
export function SaveFailure({ t, failure }: { t: ForgotText | ResetText; failure: unknown }) {
  return (
    <FormFailure t={t} failure={failure} refused={t('refused.save')}>
      {isOutcomeUnknown(failure) && (
        <p className="row">
          {t('maybeSaved.text')}
          <a href={href('login', { locale: t.locale })}>{t('maybeSaved.login')}</a>
        </p>
      )}
    </FormFailure>
  );
}
