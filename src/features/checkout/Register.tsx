import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { loadCode } from '#api/lazy-code.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { AccountStep } from './account/AccountStep.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { RegisterText, registerTexts } from './checkout-texts.ts';
import { paymentBrowser } from './pay/use-pay-parts.ts';
import { readChoice } from './product-list/choice.ts';
import { useChoiceInAddress } from './product-list/use-choice.ts';
import { createRegister } from './register-model.ts';
import './register.css';

const createModel = (dependencies: Dependencies) =>
  createRegister(dependencies, {
    ...paymentBrowser(dependencies.locale),
    readFingerprint: async () => (await loadCode(() => import('./account/fingerprint.ts'))).readFingerprint(),
  });

/**
 * Lets a visitor register by buying (docs/behaviour/checkout.md#register). Package, account and payment are on one
 * page.
 */
export function Register({ fallback, gains, ...props }: IslandProps<typeof registerTexts> & { gains?: ReactNode }) {
  return <Island {...props}>{(t) => <RegisterForm t={t} fallback={fallback} gains={gains} />}</Island>;
}

function RegisterForm({ t, fallback, gains }: { t: RegisterText; fallback: ReactNode; gains: ReactNode }) {
  const model = useModel(createModel, t.locale);
  const { shop } = model;
  const isFieldWrong = useStore(model.$isFieldWrong);
  const load = useCallback(() => void shop.load(readChoice(location.search)), [shop]);
  useChoiceInAddress(shop, t.locale);
  useEffect(load, [load]);
  useEffect(() => model.goOn(), [model]);
  return (
    <CheckoutForm
      t={t}
      model={model}
      isFieldWrong={isFieldWrong}
      onRetry={load}
      mayChangeLevel
      isNew
      fallback={fallback}
      below={gains}
    >
      <AccountStep t={t} model={model} />
    </CheckoutForm>
  );
}
