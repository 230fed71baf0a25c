import { useStore } from '@nanostores/react';
import { Children, type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../ui/form/Form.tsx';
import type { Checkout, Missing } from './checkout.ts';
import { OrderStatus, PaymentPage } from './OrderStatus.tsx';
import { PayBar } from './PayBar.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { labelOf, ProductCards } from './ProductCards.tsx';
import type { BuyingText } from './texts.ts';

/** What takes the focus when something is missing. */
const PLACE: Record<Missing, string> = {
  loading: '[type=submit]',
  // Goods that did not load can be asked for again.
  product: '[name=product],.notice button',
  account: '[aria-invalid=true]',
  method: '[name=merchant]',
};

interface CheckoutFormProps {
  t: BuyingText;
  model: Checkout;
  /** Is the total an estimate? */
  isEstimate?: boolean;
  /** Asks for the goods again. */
  onRetry(): void;
  /** In the first step, above the goods. */
  above?: ReactNode;
  /** In the first step, below the goods. */
  below?: ReactNode;
  /** A step between the goods and the payment. */
  children?: ReactNode;
}

/** Choosing and paying on one page, for visitors and members. */
export function CheckoutForm({ t, model, isEstimate, onRetry, above, below, children }: CheckoutFormProps) {
  const { shop, order } = model;
  const product = useStore(shop.$product);
  const isPaused = useStore(shop.$isPaused);
  const totalUsd = useStore(model.$totalUsd);
  const isTried = useStore(model.$isTried);
  const missing = useStore(model.$missing);
  const isBusy = useStore(order.submit.$isBusy);
  const state = useStore(order.$state);
  const form = useRef<HTMLFormElement>(null);
  useReopening(order.reopen);
  if (state.kind === 'page') return <PaymentPage t={t} page={state.page} onLeave={order.reopen} />;

  const label = product ? labelOf(product, t) : undefined;
  const problem = isTried && missing ? t(`problems.${missing}`) : undefined;
  const steps = 2 + Children.count(children);
  const pay = () => {
    void model.pay(label ?? '');
    const place = model.$missing.get();
    // Waits for the next render, which marks what is missing.
    if (place) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(PLACE[place])?.focus());
  };
  return (
    <Form ref={form} className="checkout" onSend={pay}>
      <section className="step">
        <h2 data-step="1">{t('step.product')}</h2>
        {above}
        <ProductCards t={t} shop={shop} onRetry={onRetry} />
        {below}
      </section>
      {children}
      <section className="step">
        <h2 data-step={steps}>{t('step.payment')}</h2>
        <PaymentMethods t={t} shop={shop} problem={missing === 'method' ? problem : undefined} />
        <OrderStatus t={t} order={order} />
        {problem && missing !== 'method' && missing !== 'loading' && (
          <p className="notice" data-tone="danger" role="alert">
            {problem}
          </p>
        )}
      </section>
      <PayBar
        t={t}
        label={label}
        notice={missing === 'loading' ? problem : undefined}
        totalUsd={totalUsd}
        // Once an offer has run out, the server knows the price.
        isEstimate={isEstimate || product?.lastTime === 0}
        isBusy={isBusy || state.kind === 'sent'}
        isOff={isPaused}
      />
    </Form>
  );
}

/**
 * Back from the gateway may show the page as it was left (bfcache), with the button still off: then the order is reopened, so
 * that the form can be used again.
 */
function useReopening(reopen: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => event.persisted && reopen();
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, [reopen]);
}
