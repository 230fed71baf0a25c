import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { IslandKey } from '../../../i18n/namespaces.ts';
import { href } from '../../../routes/href.ts';
import { type IslandProps, TextProvider, useText } from '../../../ui/island/TextProvider.tsx';
import { useModel } from '../../../ui/island/use-model.ts';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import './forgot-password.css';
import { STEPS } from './kept-recovery.ts';
import { createForgotPassword } from './model.ts';
import { PasswordStep } from './PasswordStep.tsx';

/** Password recovery (spec §2, Forgot password). */
export function ForgotPassword(props: IslandProps) {
  return (
    <TextProvider {...props}>
      <Steps />
    </TextProvider>
  );
}

function Steps() {
  const t = useText<IslandKey<'recovery'>>();
  const model = useModel(createForgotPassword);
  const { step } = useStore(model.$recovery);
  const [isAwake, setAwake] = useState(false);
  const hasMoved = useRef(false);
  useEffect(() => {
    model.resume();
    setAwake(true);
    const timer = setInterval(model.tick, 1000);
    return () => clearInterval(timer);
  }, [model]);
  useEffect(() => {
    if (step !== 'email') hasMoved.current = true;
  }, [step]);
  return (
    <div className="stack">
      <ol className="steps" aria-label={t('steps.label')}>
        {STEPS.map((name) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
      {step === 'email' && <EmailStep key={String(isAwake)} model={model} isReturn={hasMoved.current} />}
      {step === 'code' && <CodeStep model={model} />}
      {step === 'password' && <PasswordStep model={model} />}
      <p>
        <a href={href('login', { locale: t.locale })}>{t('backToLogin')}</a>
      </p>
    </div>
  );
}
