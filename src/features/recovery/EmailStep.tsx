import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { ServerRefusal } from '#api/failures.ts';
import { readEmail } from '#core/email.ts';
import { spaceBetween } from '#core/join-texts.ts';
import { href } from '#routes/href.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FailureWords } from '#ui/feedback/FailureText.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, focusProblem } from '#ui/form/Form.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { ForgotPasswordModel } from './forgot-model.ts';
import { isExpiredCode } from './recovery-code.ts';
import type { ForgotText } from './recovery-texts.ts';

/** First step: the account's e-mail address, and the choice between a code and a link. */
export function EmailStep({ t, model, isReturn }: { t: ForgotText; model: ForgotPasswordModel; isReturn: boolean }) {
  const { email } = useStore(model.$recovery);
  const problem = useStore(model.$emailProblem);
  const wait = useStore(model.$wait);
  const isSending = useStore(model.sending.$isBusy);
  const isLinking = useStore(model.linking.$isBusy);
  const sendFailure = useStore(model.sending.$failure);
  const linkFailure = useStore(model.linking.$failure);
  const restart = useStore(model.$restart);
  // A refusal is about the address, so it is shown at the field.
  const refusal = [sendFailure, linkFailure].find((failure) => failure instanceof ServerRefusal);
  const refused = refusal && <FailureWords t={t} failure={refusal} refused={t('refused.send')} />;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReturn && !restart) input.current?.focus();
  }, [isReturn, restart]);
  const form = useRef<HTMLFormElement>(null);
  const send = (how: () => Promise<unknown>) => {
    void how();
    focusProblem(form.current);
  };
  return (
    <Form ref={form} onSend={() => send(model.sendCode)}>
      <FormFailure
        t={t}
        failure={restart}
        refused={t(isExpiredCode(restart) ? 'refused.expired' : 'refused.tries')}
        leads
      />
      <Field
        name="email"
        label={t('email')}
        problem={problem ? t(`shared.problems.${problem}`) : refused}
        type="email"
        understand={readEmail}
        autoComplete="username"
        required
        value={email}
        inputRef={input}
        onValue={model.writeEmail}
      />
      <FormFailure t={t} failure={refusal ? undefined : (sendFailure ?? linkFailure)} />
      <SendCode t={t} className="button" type="submit" label={t('sendCode')} wait={wait} isBusy={isSending} />
      <p className="row">
        <span className="soft">{t('or')}</span>
        <Button className="go forgot-send" isBusy={isLinking} onClick={() => send(model.sendLink)}>
          {t(isLinking ? 'sending' : 'sendLink')}
        </Button>
      </p>
      {/* Both ways need the mailbox. Members who have lost it should learn of support before they wait for a mail. */}
      <p className="soft small">
        {t('lostMailbox')}
        {spaceBetween(t('lostMailbox'), t('help.support'))}
        <a href={href('touristTicket', { locale: t.locale, query: { type: '2' } })}>{t('help.support')}</a>
      </p>
    </Form>
  );
}

interface SendCodeProps extends Pick<ComponentProps<typeof Button>, 'className' | 'type' | 'isBusy' | 'onClick'> {
  t: ForgotText;
  /** The button's text while it can be pressed. */
  label: string;
  /** Seconds until the button can be pressed. */
  wait: number;
}

/**
 * The button that sends a code. It is off for a minute after the last code. The seconds are drawn beside the button's
 * name but do not belong to the name. Otherwise a screen reader would read a new name every second.
 */
export function SendCode({ t, label, wait, isBusy = false, ...attributes }: SendCodeProps) {
  const isWaiting = wait > 0 && !isBusy;
  return (
    <>
      <Button {...attributes} isOff={isWaiting} isBusy={isBusy} aria-describedby={isWaiting ? 'code-wait' : undefined}>
        {isBusy ? t('sending') : label}
        {isWaiting && (
          <span className="figures" aria-hidden="true">
            {'\u00a0· '}
            {t('wait', { seconds: wait })}
          </span>
        )}
      </Button>
      {isWaiting && (
        <span id="code-wait" className="visually-hidden">
          {t('waitReason')}
        </span>
      )}
    </>
  );
}
