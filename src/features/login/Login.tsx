import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { config } from '../../config.ts';
import type { IslandKey } from '../../i18n/namespaces.ts';
import { href } from '../../routes/href.ts';
import { readLoginHint } from '../../stores/login-hint.ts';
import { takeNotice } from '../../stores/notice.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconInfo } from '../../ui/icon/icons.ts';
import { type IslandProps, TextProvider, useText } from '../../ui/island/TextProvider.tsx';
import { useModel } from '../../ui/island/use-model.ts';
import { canSignIn, createLogin } from './model.ts';

/** What may have led here (spec §7, §8). */
const NOTICES = ['sessionEnded', 'passwordReset', 'resetLinkSent'] as const;
type LoginNotice = (typeof NOTICES)[number];

/** The login form (spec §2): account and password, and the ways for who has neither. */
export function Login(props: IslandProps) {
  return (
    <TextProvider {...props}>
      <LoginForm />
    </TextProvider>
  );
}

function LoginForm() {
  const t = useText<IslandKey<'login'>>();
  const model = useModel(createLogin);
  const values = useStore(model.$values);
  const isBusy = useStore(model.submit.$isBusy);
  const failure = useStore(model.submit.$failure);
  const notice = useNotice();
  const account = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const hint = readLoginHint(Date.now());
    if (!hint || !account.current || account.current.value) return;
    account.current.value = hint;
    model.$values.setKey('account', hint);
  }, [model]);
  const { locale } = t;
  return (
    <Form onSend={() => void model.signIn()}>
      {notice && (
        <p className="notice" data-tone={notice === 'sessionEnded' ? 'warning' : 'success'} role="status">
          <Icon path={iconInfo} />
          {notice === 'sessionEnded' ? t('shared.failure.sessionEnded') : t(`notice.${notice}`)}
        </p>
      )}
      <Field
        name="account"
        label={t('account')}
        type="email"
        autoComplete="username"
        required
        inputRef={account}
        onValue={(value) => model.$values.setKey('account', value)}
      />
      <Field
        name="password"
        label={t('password')}
        type="password"
        autoComplete="current-password"
        required
        onValue={(password) => model.$values.setKey('password', password)}
      />
      <FormFailure failure={failure} />
      <button type="submit" className="button" disabled={isBusy || !canSignIn(values)}>
        {t(isBusy ? 'submitting' : 'submit')}
      </button>
      <p className="row spread">
        <a href={href('forgotPassword', { locale })}>{t('forgot')}</a>
        <a href={config.enterpriseUrl} rel="noreferrer">
          {t('team')}
        </a>
      </p>
      <p>
        <a href={href('register', { locale })}>{t('register')}</a>
      </p>
    </Form>
  );
}

/** How one came here, said once. */
function useNotice(): LoginNotice | undefined {
  const [notice, setNotice] = useState<LoginNotice>();
  useEffect(() => {
    // A second run, as in development, finds nothing any more.
    setNotice((shown) => takeNotice(NOTICES) ?? shown);
  }, []);
  return notice;
}
