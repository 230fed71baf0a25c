import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { describeFailure } from '../../i18n/describe-failure.ts';
import { Island, type IslandProps } from '../../island/Island.tsx';
import { useModel } from '../../island/use-model.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { href } from '../../routes/href.ts';
import { keepReturnPath } from '../../stores/keep-return-path.ts';
import { keepLoginHint } from '../../stores/login-hint.ts';
import { Field } from '../../ui/form/Field.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Restored } from '../../ui/form/Restored.tsx';
import { useDomainHint } from '../../ui/form/use-domain-hint.ts';
import { browserHandOff } from './browser.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { readChoice } from './choice.ts';
import { readFingerprint } from './fingerprint.ts';
import { LevelChoice } from './LevelChoice.tsx';
import {
  createRegister,
  REGISTER_FIELDS,
  type RegisterField,
  type Register as RegisterModel,
} from './register-model.ts';
import type { RegisterText, registerTexts } from './texts.ts';
import { useChoiceInAddress } from './use-choice.ts';

const createModel = (dependencies: Dependencies) =>
  createRegister(dependencies, { ...browserHandOff(), readFingerprint });

/** Registration by buying (docs/behaviour/checkout.md#register): package, account, payment on one page. */
export function Register(props: IslandProps<typeof registerTexts>) {
  return <Island {...props}>{(t) => <RegisterForm t={t} />}</Island>;
}

function RegisterForm({ t }: { t: RegisterText }) {
  const model = useModel(createModel, t.locale);
  const { shop } = model;
  const load = useCallback(() => void shop.load(readChoice(location.search)), [shop]);
  useChoiceInAddress(shop, t.locale);
  useEffect(load, [load]);
  useEffect(() => model.goOn(), [model]);
  return (
    <CheckoutForm t={t} model={model} onRetry={load} above={<LevelChoice t={t} shop={shop} />}>
      <section className="step">
        <h2 data-step="2">{t('step.account')}</h2>
        <AccountFields t={t} model={model} />
        <RestoredLine t={t} model={model} />
      </section>
    </CheckoutForm>
  );
}

/** Restores the addresses once each field has handed over what was typed before hydration, and says so. */
function RestoredLine({ t, model }: { t: RegisterText; model: RegisterModel }) {
  const isRestored = useStore(model.$isRestored);
  useEffect(() => model.restore(), [model]);
  return <Restored t={t} isRestored={isRestored} onForget={model.forget} />;
}

function AccountFields({ t, model }: { t: RegisterText; model: RegisterModel }) {
  const values = useStore(model.$values);
  const touched = useStore(model.$touched);
  const problems = useStore(model.$problems);
  const refusal = useStore(model.$refusal);
  const hint = useDomainHint(values.email.trim());
  const problemOf = (field: RegisterField): string | undefined => {
    const key = touched[field] ? problems[field] : undefined;
    if (key) return t(`shared.problems.${key}`);
    return field === 'email' && refusal ? describeFailure(refusal, t) : undefined;
  };
  const setEmail = (address: string) => {
    model.write('email', address);
    void model.leaveField('email');
  };
  return (
    <div className="form-grid">
      {REGISTER_FIELDS.map((field) => {
        const isEmail = field === 'email' || field === 'emailAgain';
        const common = {
          name: field,
          label: t(`field.${field}`),
          required: true,
          value: values[field],
          problem: problemOf(field),
          onValue: (value: string) => model.write(field, value),
          onBlur: () => void model.leaveField(field),
        };
        if (!isEmail) {
          const hint = field === 'password' ? t('field.passwordHint') : undefined;
          return <PasswordField key={field} t={t} {...common} hint={hint} autoComplete="new-password" />;
        }
        return (
          <Field key={field} {...common} type="email" autoComplete="email">
            {field === 'email' && hint && (
              <p className="hint" role="status">
                {t('hint.domain')}{' '}
                <button type="button" className="text-button" onClick={() => setEmail(hint)}>
                  {hint}
                </button>
              </p>
            )}
            {field === 'email' && refusal !== undefined && <SignInInstead t={t} model={model} />}
          </Field>
        );
      })}
    </div>
  );
}

/** For an address that already has an account: leads to the login and on to the packages, with the package kept. */
function SignInInstead({ t, model }: { t: RegisterText; model: RegisterModel }) {
  const product = useStore(model.shop.$product);
  const level = useStore(model.shop.$level);
  const { method } = useStore(model.shop.$choice);
  return (
    <p className="hint">
      <a
        href={href('login', { locale: t.locale })}
        onClick={() => {
          keepLoginHint(model.$values.get().email.trim());
          keepReturnPath(
            href('packages', {
              locale: t.locale,
              params: { level },
              query: { product: product ? String(product.key) : undefined, method },
            }),
          );
        }}
      >
        {t('hint.signIn')}
      </a>
    </p>
  );
}
