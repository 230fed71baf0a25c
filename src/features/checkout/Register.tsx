import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { describeFailure } from '../../i18n/describe-failure.ts';
import type { IslandKey } from '../../i18n/namespaces.ts';
import { href } from '../../routes/href.ts';
import type { Dependencies } from '../../stores/dependencies.ts';
import { keepLoginHint } from '../../stores/login-hint.ts';
import { keepReturnPath } from '../../stores/return-path.ts';
import { Field } from '../../ui/form/Field.tsx';
import { type IslandProps, TextProvider, useText } from '../../ui/island/TextProvider.tsx';
import { useModel } from '../../ui/island/use-model.ts';
import { browserHandOff, wantedProduct } from './browser.ts';
import { readFingerprint } from './fingerprint.ts';
import { OrderStatus, PaymentPage } from './OrderStatus.tsx';
import { PayBar } from './PayBar.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { labelOf, ProductCards } from './ProductCards.tsx';
import {
  createRegister,
  REGISTER_FIELDS,
  type RegisterField,
  type Register as RegisterModel,
} from './register-model.ts';
import { ShelfChoice } from './ShelfChoice.tsx';

const createModel = (dependencies: Dependencies) =>
  createRegister(dependencies, { ...browserHandOff(), readFingerprint });

/** Registration by buying (spec §2): package, account, payment on one page. */
export function Register(props: IslandProps) {
  return (
    <TextProvider {...props}>
      <RegisterForm />
    </TextProvider>
  );
}

function RegisterForm() {
  const t = useText<IslandKey<'checkout'>>();
  const model = useModel(createModel);
  const { shop, order } = model;
  const product = useStore(shop.$product);
  const isPaused = useStore(shop.$isPaused);
  const readiness = useStore(model.$readiness);
  const isBusy = useStore(order.submit.$isBusy);
  const state = useStore(order.$state);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => void shop.load(wantedProduct()), [shop]);
  if (state.kind === 'page') return <PaymentPage html={state.html} onLeave={order.reopen} />;

  const label = product ? labelOf(product, t) : undefined;
  const alert = isTried && readiness !== 0 ? t(`alert.${readiness}`) : undefined;
  return (
    <form
      ref={form}
      className="checkout"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        model.touchAll();
        if (model.$readiness.get() !== 0) focusFirstProblem(form, model.$readiness.get());
        else void model.pay(label ?? '');
      }}
    >
      <section className="step">
        <h2 data-step="1">{t('step.product')}</h2>
        <ShelfChoice shop={shop} />
        <ProductCards shop={shop} onRetry={() => void shop.load(wantedProduct())} />
      </section>
      <section className="step">
        <h2 data-step="2">{t('step.account')}</h2>
        <AccountFields model={model} />
      </section>
      <section className="step">
        <h2 data-step="3">{t('step.payment')}</h2>
        <PaymentMethods shop={shop} problem={readiness === 3 ? alert : undefined} />
        <OrderStatus order={order} onAgain={() => void model.pay(label ?? '')} />
        {alert && readiness !== 3 && (
          <p className="notice" data-tone="danger" role="alert">
            {alert}
          </p>
        )}
      </section>
      <PayBar
        label={label}
        totalUsd={product?.price.usd ?? 0}
        isBusy={isBusy || state.kind === 'sent'}
        isOff={isPaused}
      />
    </form>
  );
}

function AccountFields({ model }: { model: RegisterModel }) {
  const t = useText<IslandKey<'checkout'>>();
  const touched = useStore(model.$touched);
  const problems = useStore(model.$problems);
  const refusal = useStore(model.$refusal);
  const hint = useStore(model.$hint);
  const email = useRef<HTMLInputElement>(null);
  const problemOf = (field: RegisterField): string | undefined => {
    const key = touched[field] ? problems[field] : undefined;
    if (key) return t(`shared.${key}`);
    return field === 'email' && refusal ? describeFailure(refusal, t) : undefined;
  };
  const setEmail = (address: string) => {
    if (email.current) email.current.value = address;
    model.$values.setKey('email', address);
    void model.leaveField('email');
  };
  return (
    <div className="form-grid">
      {REGISTER_FIELDS.map((field) => (
        <Field
          key={field}
          name={field}
          label={t(`field.${field}`)}
          hint={field === 'password' ? t('field.passwordHint') : undefined}
          type={field.startsWith('email') ? 'email' : 'password'}
          autoComplete={field.startsWith('email') ? 'email' : 'new-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={model.$values.get()[field]}
          problem={problemOf(field)}
          inputRef={field === 'email' ? email : undefined}
          onValue={(value) => model.$values.setKey(field, value)}
          onBlur={() => void model.leaveField(field)}
        >
          {field === 'email' && hint && (
            <p className="hint" role="status">
              {t('hint.domain')}{' '}
              <button type="button" className="text-button" onClick={() => setEmail(hint)}>
                {hint}
              </button>
            </p>
          )}
          {field === 'email' && refusal !== undefined && <SignInInstead model={model} />}
        </Field>
      ))}
    </div>
  );
}

/** An address that already has an account signs in and goes on to the packages, with the package kept. */
function SignInInstead({ model }: { model: RegisterModel }) {
  const t = useText<IslandKey<'checkout'>>();
  const product = useStore(model.shop.$product);
  const level = useStore(model.shop.$level);
  return (
    <p className="hint">
      <a
        href={href('login', { locale: t.locale })}
        onClick={() => {
          keepLoginHint(model.$values.get().email.trim());
          keepReturnPath(href('packages', { locale: t.locale, params: { level }, query: { product: product?.key } }));
        }}
      >
        {t('hint.signIn')}
      </a>
    </p>
  );
}

/** Puts the reader where something is missing: a field, else the methods. */
function focusFirstProblem(form: RefObject<HTMLFormElement | null>, readiness: number): void {
  const wanted = { 1: '[name=product]', 2: '[aria-invalid=true]', 3: '[name=merchant]' }[readiness];
  // The fields are marked by the render that follows.
  if (wanted) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wanted)?.focus());
}
