import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { mailProviderOf } from '#core/email-domains.ts';
import { href } from '#routes/href.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FailureWords } from '#ui/feedback/FailureText.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { CodeInput } from './CodeInput.tsx';
import { SendCode } from './EmailStep.tsx';
import type { ForgotPasswordModel } from './forgot-model.ts';
import type { ForgotText } from './recovery-texts.ts';

/** Second step: the six digits from the mail. */
export function CodeStep({ t, model }: { t: ForgotText; model: ForgotPasswordModel }) {
  const { email, code } = useStore(model.$recovery);
  const wait = useStore(model.$wait);
  const wrong = useStore(model.$wrongCode);
  const problem = useStore(model.$codeProblem);
  const isVerifying = useStore(model.verifying.$isBusy);
  const isSending = useStore(model.sending.$isBusy);
  const failure = useStore(model.verifying.$failure);
  const sendFailure = useStore(model.sending.$failure);
  const [isSentAgain, setSentAgain] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sendAgain = async () => {
    // Empty the live region first, so that another code is announced as well.
    setSentAgain(false);
    setSentAgain(await model.sendCode());
  };
  return (
    <Form
      ref={form}
      onSend={() => {
        const input = form.current?.querySelector('input');
        input?.focus();
        // Password managers and browsers inside apps fill in fields without an event, so read the field itself.
        if (input && input.value !== code) void model.typeCode(input.value);
        void model.verify();
      }}
    >
      {/* This is no live region: it describes the field, which gets the focus, and would be said twice. */}
      <p id="code-sent">{t('codeSent', { email })}</p>
      <p className="visually-hidden" role="status">
        {isSentAgain && t('codeSent', { email })}
      </p>
      <CodeInput
        code={code}
        label={t('code')}
        hint={t('codeHint')}
        problem={
          wrong ? (
            <FailureWords t={t} failure={wrong} refused={t('refused.code')} />
          ) : (
            problem && t(`codeProblem.${problem}`)
          )
        }
        isBusy={isVerifying}
        onType={model.typeCode}
        onPaste={model.pasteCode}
        onErase={model.eraseCode}
      />
      <FormFailure t={t} failure={failure ?? sendFailure} refused={t('refused.send')} />
      <Button className="button" type="submit" isBusy={isVerifying}>
        {t(isVerifying ? 'verifying' : 'verify')}
      </Button>
      <p className="row spread">
        <SendCode
          t={t}
          className="go forgot-send"
          label={t('sendAgain')}
          wait={wait}
          isBusy={isSending}
          onClick={() => void sendAgain()}
        />
        <button type="button" className="go" onClick={model.changeEmail}>
          {t('changeEmail')}
        </button>
      </p>
      <MailHelp t={t} model={model} email={email} isDue={wait === 0 && !isSending} />
    </Form>
  );
}

interface MailHelpProps {
  t: ForgotText;
  model: ForgotPasswordModel;
  email: string;
  /** Has no code arrived for a minute? */
  isDue: boolean;
}

/**
 * Advice when no code has arrived after a minute. It says where this mail provider hides mails, and then names the
 * other ways to recover. Its live region is there from the start, so that screen readers announce the advice.
 */
function MailHelp({ t, model, email, isDue }: MailHelpProps) {
  return (
    <div className={isDue ? 'mail-help stack' : 'heard'}>
      <div className="heard" role="status">
        {isDue && (
          <div>
            <h2>{t('help.title')}</h2>
            <ul>
              <li>{t(`help.provider.${mailProviderOf(email)}`)}</li>
              <li>{t('help.address', { email })}</li>
              <li>{t('help.newest')}</li>
            </ul>
          </div>
        )}
      </div>
      {isDue && <OtherRecoveries t={t} model={model} />}
    </div>
  );
}

/** The other ways to recover: a link by mail, or the support. */
function OtherRecoveries({ t, model }: Pick<MailHelpProps, 't' | 'model'>) {
  const isLinking = useStore(model.linking.$isBusy);
  const failure = useStore(model.linking.$failure);
  return (
    <>
      <FormFailure t={t} failure={failure} refused={t('refused.send')} />
      <p className="row">
        <Button className="button quiet slim" isBusy={isLinking} onClick={() => void model.sendLink()}>
          {t(isLinking ? 'sending' : 'sendLink')}
        </Button>
        <a className="lone" href={href('touristTicket', { locale: t.locale })}>
          {t('help.support')}
        </a>
      </p>
    </>
  );
}
