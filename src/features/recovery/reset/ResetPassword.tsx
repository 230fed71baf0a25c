import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isNewPassword } from '../../../core/password.ts';
import type { IslandKey } from '../../../i18n/namespaces.ts';
import { href } from '../../../routes/href.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconWarning } from '../../../ui/icon/icons.ts';
import { type IslandProps, TextProvider, useText } from '../../../ui/island/TextProvider.tsx';
import { useModel } from '../../../ui/island/use-model.ts';
import { NewPassword } from '../NewPassword.tsx';
import { createResetPassword } from './model.ts';

/** A new password by the link from the mail (spec §2, Reset page). */
export function ResetPassword(props: IslandProps) {
  return (
    <TextProvider {...props}>
      <ResetForm />
    </TextProvider>
  );
}

function ResetForm() {
  const t = useText<IslandKey<'recovery'>>();
  const model = useModel(createResetPassword);
  const link = useStore(model.$link);
  const passwords = useStore(model.$passwords);
  const isBusy = useStore(model.submit.$isBusy);
  const failure = useStore(model.submit.$failure);
  useEffect(() => model.readLink(), [model]);
  return (
    <Form onSend={() => void model.reset()}>
      {link && !link.key && (
        <p className="notice" data-tone="warning" role="status">
          <Icon path={iconWarning} />
          {t('link.missing')}
        </p>
      )}
      <NewPassword
        account={link?.name ?? ''}
        accountLabel={t('link.name')}
        {...passwords}
        onPassword={(password) => model.$passwords.setKey('password', password)}
        onRepeated={(repeated) => model.$passwords.setKey('repeated', repeated)}
      />
      <FormFailure failure={failure} />
      <button type="submit" className="button" disabled={isBusy || !link?.key || !isNewPassword(passwords)}>
        {t(isBusy ? 'resetting' : 'reset')}
      </button>
      <p className="row spread">
        <a href={href('forgotPassword', { locale: t.locale })}>{t('link.again')}</a>
        <a href={href('login', { locale: t.locale })}>{t('backToLogin')}</a>
      </p>
    </Form>
  );
}
