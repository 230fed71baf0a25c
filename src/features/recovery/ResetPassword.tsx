import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
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
  const { locale } = t;
  // Without its key nothing can be set: the way to a new link is all there is.
  if (link && !link.key)
    return (
      <>
        <p className="notice" data-tone="warning" role="status">
          <Icon path={iconWarning} />
          {t('link.missing')}
        </p>
        <p className="acts">
          <a className="button" href={href('forgotPassword', { locale })}>
            {t('link.again')}
          </a>
          <a className="go" href={href('login', { locale })}>
            {t('backToLogin')}
          </a>
        </p>
      </>
    );
  return (
    <NewPasswordForm t={t} model={model} account={link?.name} accountLabel={t('link.name')}>
      <p className="form-links">
        <a className="go" href={href('forgotPassword', { locale })}>
          {t('link.again')}
        </a>
        <a className="go" href={href('login', { locale })}>
          {t('backToLogin')}
        </a>
      </p>
    </NewPasswordForm>
  );
}
