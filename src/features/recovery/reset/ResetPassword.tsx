import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isNewPassword } from '../../../core/password.ts';
import { Island, type IslandProps } from '../../../island/Island.tsx';
import { useIsAwake } from '../../../island/use-is-awake.ts';
import { useModel } from '../../../island/use-model.ts';
import { href } from '../../../routes/href.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconWarning } from '../../../ui/icon/icons.ts';
import { NewPassword } from '../NewPassword.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import type { ResetText, resetTexts } from '../texts.ts';
import { createResetPassword } from './model.ts';

/** A new password by the link from the mail (docs/behaviour/recovery.md#reset-link). */
export function ResetPassword(props: IslandProps<typeof resetTexts>) {
  return <Island {...props}>{(t) => <ResetForm t={t} />}</Island>;
}

function ResetForm({ t }: { t: ResetText }) {
  const model = useModel(createResetPassword, t.locale);
  const link = useStore(model.$link);
  const passwords = useStore(model.$passwords);
  const isBusy = useStore(model.submit.$isBusy);
  const failure = useStore(model.submit.$failure);
  const isAwake = useIsAwake();
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
        t={t}
        account={link?.name}
        accountLabel={t('link.name')}
        {...passwords}
        onPassword={(password) => model.$passwords.setKey('password', password)}
        onRepeated={(repeated) => model.$passwords.setKey('repeated', repeated)}
      />
      <SaveFailure t={t} failure={failure} />
      <button
        type="submit"
        className="button waits"
        disabled={isAwake && (isBusy || !link?.key || !isNewPassword(passwords))}
      >
        {t(isBusy ? 'resetting' : 'reset')}
      </button>
      <p className="row spread">
        <a href={href('forgotPassword', { locale: t.locale })}>{t('link.again')}</a>
        <a href={href('login', { locale: t.locale })}>{t('backToLogin')}</a>
      </p>
    </Form>
  );
}
