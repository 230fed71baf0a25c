import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { focusProblem } from '#ui/form/focus-problem.ts';
import { NewPassword } from '../NewPassword.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import type { ResetText, resetTexts } from '../texts.ts';
import { createResetPassword } from './model.ts';

/** Sets a new password by the link from the mail (docs/behaviour/recovery.md#reset-link). */
export function ResetPassword(props: IslandProps<typeof resetTexts>) {
  return <Island {...props}>{(t) => <ResetForm t={t} />}</Island>;
}

function ResetForm({ t }: { t: ResetText }) {
  const model = useModel(createResetPassword, t.locale);
  const link = useStore(model.$link);
  const passwords = useStore(model.$passwords);
  const isBusy = useStore(model.submit.$isBusy);
  const failure = useStore(model.submit.$failure);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => model.readLink(), [model]);
  const missing = useRef<HTMLParagraphElement>(null);
  const reset = () => {
    void model.reset();
    setTried(true);
    // Without a key the member needs another link, so the focus moves to that notice.
    missing.current ? missing.current.focus() : focusProblem(form.current);
  };
  return (
    <Form ref={form} onSend={reset}>
      {link && !link.key && (
        <p ref={missing} className="notice" data-tone="warning" role="status" tabIndex={-1}>
          <Icon path={iconWarning} />
          {t('link.missing')}
        </p>
      )}
      <NewPassword
        t={t}
        account={link?.name}
        accountLabel={t('link.name')}
        {...passwords}
        isTried={isTried}
        onPassword={(password) => model.$passwords.setKey('password', password)}
        onRepeated={(repeated) => model.$passwords.setKey('repeated', repeated)}
      />
      <SaveFailure t={t} failure={failure} />
      <Button className="button" type="submit" isBusy={isBusy}>
        {t(isBusy ? 'resetting' : 'reset')}
      </Button>
      <p className="row spread">
        <a className="lone" href={href('forgotPassword', { locale: t.locale })}>
          {t('link.again')}
        </a>
        <a className="lone" href={href('login', { locale: t.locale })}>
          {t('backToLogin')}
        </a>
      </p>
    </Form>
  );
}
