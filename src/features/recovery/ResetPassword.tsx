import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { href } from '#routes/href.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { ResetText, resetTexts } from './recovery-texts.ts';
import { createResetPassword } from './reset-model.ts';

/** Sets a new password by the link from the mail (docs/behaviour/recovery.md#reset-link). */
export function ResetPassword(props: IslandProps<typeof resetTexts>) {
  return <Island {...props}>{(t) => <ResetForm t={t} />}</Island>;
}

function ResetForm({ t }: { t: ResetText }) {
  const model = useModel(createResetPassword, t.locale);
  const link = useStore(model.$link);
  useEffect(() => model.readLink(), [model]);
  return (
    <NewPasswordForm
      t={t}
      model={model}
      account={link?.name}
      accountLabel={t('link.name')}
      obstacle={link && !link.key ? t('link.missing') : undefined}
    >
      <p className="form-links">
        <a className="go" href={href('forgotPassword', { locale: t.locale })}>
          {t('link.again')}
        </a>
        <a className="go" href={href('login', { locale: t.locale })}>
          {t('backToLogin')}
        </a>
      </p>
    </NewPasswordForm>
  );
}
