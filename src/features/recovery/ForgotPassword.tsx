import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { useTitle } from '#app/use-title.ts';
import { href } from '#routes/href.ts';
import { Restored } from '#ui/form/Restored.tsx';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import './forgot-password.css';
import { createForgotPassword } from './forgot-model.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { ForgotText, forgotTexts } from './recovery-texts.ts';
import { STEPS } from './stored-recovery.ts';

/** Password recovery in three steps (docs/behaviour/recovery.md#steps). */
export function ForgotPassword(props: IslandProps<typeof forgotTexts>) {
  return <Island {...props}>{(t) => <Steps t={t} />}</Island>;
}

function Steps({ t }: { t: ForgotText }) {
  const model = useModel(createForgotPassword, t.locale);
  const { step, email } = useStore(model.$recovery);
  const isRestored = useStore(model.$isRestored);
  const [hasMoved, setMoved] = useState(false);
  const place = STEPS.indexOf(step);
  useTitle(place > 0 ? t(`steps.${step}`) : undefined);
  useEffect(() => {
    model.resume();
    const timer = setInterval(model.tick, 1000);
    return () => clearInterval(timer);
  }, [model]);
  useEffect(() => {
    if (step !== 'email') setMoved(true);
  }, [step]);
  return (
    <div className="stack">
      <div>
        <p id="steps" className="soft small figures">
          {t('steps.label', { step: place + 1, all: STEPS.length })}
        </p>
        <ol className="forgot-steps" aria-labelledby="steps">
          {STEPS.map((name, row) => (
            <li key={name} aria-current={name === step ? 'step' : undefined} data-done={row < place ? '' : undefined}>
              <span className="visually-hidden">{t(`steps.${name}`)}</span>
            </li>
          ))}
        </ol>
      </div>
      {step === 'email' && <EmailStep t={t} model={model} isReturn={hasMoved} />}
      {step === 'code' && <CodeStep t={t} model={model} />}
      {step === 'password' && (
        <NewPasswordForm t={t} model={model} account={email} accountLabel={t('email')} takesFocus />
      )}
      <p>
        <a className="go" href={href('login', { locale: t.locale })}>
          {t('backToLogin')}
        </a>
      </p>
      <Restored t={t} isRestored={isRestored} onForget={model.forget} />
    </div>
  );
}
