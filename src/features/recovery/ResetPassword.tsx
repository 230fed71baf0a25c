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

/** Sets a new password with the link from the mail (docs/behaviour/recovery.md#reset-link). */
export function ResetPassword(props: IslandProps<typeof resetTexts>) {
  return <Island {...props}>{(t) => <ResetForm t={t} />}</Island>;
}

function ResetForm({ t }: { t: ResetText }) {
  const model = useModel(createResetPassword, t.locale);
  const link = useStore(model.$link);
  useEffect(() => model.readLink(), [model]);
  const links = (look: 'acts' | 'form-links', again: 'button' | 'go') => (
    <p className={look}>
      <a className={again} href={href('forgotPassword', { locale: t.locale })}>
        {t('link.again')}
      </a>
      <a className="go" href={href('login', { locale: t.locale })}>
        {t('backToLogin')}
      </a>
    </p>
  );
  // Without the link's key no password can be set, so only a new link is offered.
  const isUseless = link !== undefined && !link.key;
  return (
    <>
      <div className="heard" role="status">
        {isUseless && (
          <p className="notice" data-tone="warning">
            <Icon path={iconWarning} />
            {t('link.missing')}
          </p>
        )}
      </div>
      {isUseless ? (
        links('acts', 'button')
      ) : (
        <NewPasswordForm t={t} model={model} account={link?.name} accountLabel={t('link.name')}>
          {links('form-links', 'go')}
        </NewPasswordForm>
      )}
    </>
  );
}
