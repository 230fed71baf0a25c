import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ServerRefusal } from '#api/failures.ts';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { Go, Icon } from '#icons/Icon.tsx';
import { iconExternalLink, iconInfo } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { readReturnPath } from '#session/guard.ts';
import { takeNotice } from '#session/notice.ts';
import { quietly } from '#stores/action-state.ts';
import { dropGuestTickets, readGuestTickets } from '#stores/guest-tickets.ts';
import { mayHaveOrder } from '#stores/placed-orders.ts';
import { Button } from '#ui/controls/Button.tsx';
import { focusInstead } from '#ui/controls/focus-instead.ts';
import { Field } from '#ui/form/Field.tsx';
import { Form, focusProblem } from '#ui/form/Form.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { Restored } from '#ui/form/Restored.tsx';
import * as brand from '../../../brand/brand.ts';
import { createLogin, registerAddress } from './login-model.ts';
import type { LoginText, loginTexts } from './login-texts.ts';

/** The notices that a previous page may leave for the log-in (docs/behaviour/login.md#notices). */
const NOTICES = ['sessionEnded', 'passwordReset', 'resetLinkSent', 'guestLinks'] as const;
type LoginNotice = (typeof NOTICES)[number];
type LoginModel = ReturnType<typeof createLogin>;
type OrderPart = typeof import('#order/OrderCard.tsx');

/**
 * The log-in form, with links for readers who have no account or forgot the password (docs/behaviour/login.md#form).
 */
export function Login(props: IslandProps<typeof loginTexts>) {
  return <Island {...props}>{(t) => <LoginForm t={t} />}</Island>;
}

function LoginForm({ t }: { t: LoginText }) {
  const model = useModel(createLogin, t.locale);
  const values = useStore(model.$values);
  const isBusy = useStore(model.signingIn.$isBusy);
  const failure = useStore(model.signingIn.$failure);
  const problems = useStore(model.$problems);
  const notice = useNotice();
  const isRestored = useStore(model.$isRestored);
  useEffect(() => model.restore(), [model]);
  useEffect(() => model.goOn(), [model]);
  const { locale } = t;
  // The path at which the guard asked for a log-in.
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(readReturnPath()), []);
  const part = useOrderPart(model);
  const form = useRef<HTMLFormElement>(null);
  const signIn = () => {
    void model.signIn();
    focusProblem(form.current);
  };
  const problemOf = (name: keyof typeof problems) => problems[name] && t(`shared.problems.${problems[name]}`);
  return (
    <Form ref={form} onSend={signIn}>
      <div className="heard" role="status">
        {notice === 'guestLinks' && <GuestLinks t={t} />}
        {notice && notice !== 'guestLinks' && (
          <p className="notice" data-tone={notice === 'sessionEnded' ? 'warning' : 'success'}>
            <Icon path={iconInfo} />
            {notice === 'sessionEnded' ? t('shared.failure.sessionEnded') : t(`notice.${notice}`)}
          </p>
        )}
      </div>
      <Field
        name="account"
        label={t('account')}
        problem={problemOf('account')}
        type="email"
        autoComplete="username"
        required
        value={values.account}
        onValue={model.writeAccount}
      />
      <div className="field-link">
        <PasswordField
          t={t}
          name="password"
          label={t('password')}
          problem={problemOf('password')}
          autoComplete="current-password"
          required
          onValue={model.writePassword}
        />
        <a className="go" href={href('forgotPassword', { locale })}>
          {t('forgot')}
        </a>
      </div>
      <FormFailure t={t} failure={failure} refused={t('refused')}>
        {!part && failure instanceof ServerRefusal && <p>{t('fresh')}</p>}
      </FormFailure>
      {part && failure instanceof ServerRefusal && <part.OpenOrder locale={locale} offer="ticket" />}
      <Button className="button" type="submit" isBusy={isBusy}>
        {t(isBusy ? 'submitting' : 'submit')}
      </Button>
      <p className="form-links">
        <Go href={registerAddress(asked, locale)}>{t('register')}</Go>
        <Go href={href('touristTicket', { locale })}>{t('guest')}</Go>
        <a className="go" href={brand.enterpriseUrl} rel="noreferrer">
          {t('team')}
          <Icon path={iconExternalLink} />
        </a>
      </p>
      <Restored t={t} isRestored={isRestored} onForget={model.forget} />
    </Form>
  );
}

/** The code that shows an order of this device. It is loaded only if an order is stored. The form works without it. */
function useOrderPart({ restore }: LoginModel): OrderPart | undefined {
  const [part, setPart] = useState<OrderPart>();
  useEffect(() => {
    if (!mayHaveOrder()) return;
    void quietly(async () => {
      const part = await import('#order/OrderCard.tsx');
      restore(part.lastBuyer());
      setPart(part);
    });
  }, [restore]);
  return part;
}

/** The previous page's notice, shown once. */
function useNotice(): LoginNotice | undefined {
  const [notice, setNotice] = useState<LoginNotice>();
  useEffect(() => {
    // In development React runs effects twice. The second run finds no notice, so keep the first one.
    setNotice((shown) => takeNotice(NOTICES) ?? shown);
  }, []);
  return notice;
}

/**
 * Asks after a log-out whether to keep the links to guest tickets that this browser stores
 * (docs/behaviour/login.md#guests-links). Nothing is shown if there are no such links.
 */
function GuestLinks({ t }: { t: LoginText }) {
  const [count, setCount] = useState(0);
  const [isRemoved, setRemoved] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => setCount(readGuestTickets().length), []);
  // The pressed button disappears after that, so the focus moves to the result.
  useEffect(() => {
    if (isRemoved) place.current?.focus();
  }, [isRemoved]);
  if (count === 0) return null;
  const keep = () => {
    setCount(0);
    focusInstead(() => document.getElementById('account'));
  };
  const remove = () => {
    dropGuestTickets();
    setRemoved(true);
  };
  return (
    <div className="notice">
      <div className="stack">
        <div>
          <p ref={place} tabIndex={-1}>
            {isRemoved ? t('guestLinks.removed') : t('guestLinks.text', { count })}
          </p>
          {!isRemoved && <p className="soft small">{t('guestLinks.hint')}</p>}
        </div>
        {!isRemoved && (
          <p className="row">
            <button type="button" className="button quiet slim" onClick={keep}>
              {t('guestLinks.keep')}
            </button>
            <button type="button" className="button quiet slim" onClick={remove}>
              {t('guestLinks.remove')}
            </button>
            <a href={href('touristTicket', { locale: t.locale })}>{t('guestLinks.show')}</a>
          </p>
        )}
      </div>
    </div>
  );
}
