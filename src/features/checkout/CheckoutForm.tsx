import { useStore } from '@nanostores/react';
import { Children, type ReactNode, useEffect, useRef } from 'react';
import { formatDate } from '#core/time.ts';
import { formatUsd } from '#domain/money.ts';
import { Fallback } from '#ui/feedback/Fallback.tsx';
import { Form, focusProblem } from '#ui/form/Form.tsx';
import type { BuyingText } from './checkout-texts.ts';
import type { Checkout, Next } from './pay/checkout.ts';
import { PayBar, stepOf } from './pay/PayBar.tsx';
import { PayStatus, stageOf } from './pay/PayStatus.tsx';
import { usePayParts } from './pay/use-pay-parts.ts';
import { PaymentMethods } from './product-list/PaymentMethods.tsx';
import { ProductList } from './product-list/ProductList.tsx';
import { labelOf } from './product-list/ProductRows.tsx';
import { isNotRefundable } from './product-list/product-rules.ts';
import { usePeriod } from './product-list/use-period.ts';
import { OrderSummary } from './summary/OrderSummary.tsx';
import type { Credit } from './summary/SummaryLines.tsx';
import '#styles/fold.css';
import './checkout.css';

/**
 * Selectors of the elements that get the focus when something is missing. Without an entry, the field of the same name
 * gets the focus.
 */
const FOCUS_TARGETS: Partial<Record<Next | 'paused', string>> = {
  loading: '[type=submit]',
  product: '[name=product]',
  method: '[name=merchant]',
  paused: '[data-paused]',
};

interface CheckoutFormProps {
  t: BuyingText;
  model: Checkout;
  /** The part of the price that the member's Basic days pay for. Undefined unless the member agreed to the upgrade. */
  credit?: Credit | undefined;
  /** True if the next field to fill in has an error. */
  isFieldWrong?: boolean;
  /** Loads the goods again. */
  onRetry(): void;
  /** True if the buyer may switch to another level's packages on this page. */
  mayChangeLevel?: boolean;
  /** True if the order opens an account. */
  isNew?: boolean;
  /** Shown in the first step until the goods have loaded (`ProductListSkeleton`). */
  fallback: ReactNode;
  /** Shown below the goods. */
  below?: ReactNode;
  /** A step between the goods and the payment. */
  children?: ReactNode;
}

/** The form for choosing a package and paying, for visitors and members. The steps are beside the order summary. */
export function CheckoutForm({
  t,
  model,
  credit,
  isFieldWrong = false,
  onRetry,
  mayChangeLevel,
  isNew = false,
  fallback,
  below,
  children,
}: CheckoutFormProps) {
  const { shop, payment } = model;
  const goods = useStore(shop.$goods);
  const level = useStore(shop.$level);
  const product = useStore(shop.$product);
  const ended = useStore(shop.$ended);
  const merchant = useStore(shop.$merchant);
  const isPaused = useStore(shop.$isPaused);
  const isEmpty = useStore(shop.$isEmpty);
  const totalUsd = useStore(model.$totalUsd);
  const tried = useStore(model.$tried);
  const missing = useStore(model.$missing);
  const next = useStore(model.$next);
  const isBusy = useStore(payment.paying.$isBusy);
  const state = useStore(payment.$state);
  const period = usePeriod(model);
  const form = useRef<HTMLFormElement>(null);
  useReopening(payment.reopen);

  const name = product ? labelOf(product, t) : undefined;
  const price = formatUsd(totalUsd, t.locale);
  // Once an offer has run out, only the server knows the price.
  const isEstimate = credit !== undefined || (product !== null && ended.includes(product.key));
  // Before the goods have loaded, the level decides: no package of level 2 or 3 can be refunded.
  const isFinal = product ? isNotRefundable(product) : level !== 1;
  const until = product && period(product)?.until;
  const { step, label } = stepOf(
    {
      next,
      isFailed: goods.kind === 'failed',
      isWrong: missing === 'method' ? tried === missing : isFieldWrong,
      isBusy: isBusy || state.kind === 'sent',
      isPaused,
      isEstimate,
      price,
      method: merchant?.name ?? '',
    },
    t,
  );
  const mayPay = step === 'pay';
  useEffect(() => {
    if (mayPay) payment.prepare();
  }, [mayPay, payment]);
  const problem = (of: typeof missing) => (of && tried === of && missing === of ? t(`problems.${of}`) : undefined);
  const ends = until ? t('product.until', { date: formatDate(until) }) : '';
  const note = credit ? t('pay.credit', { price: formatUsd(credit.usd, t.locale) }) : ends;
  const pay = () => {
    if (goods.kind === 'failed') return onRetry();
    void model.pay(name ?? '');
    const missing = isPaused ? 'paused' : model.$next.get();
    if (missing) focusProblem(form.current, FOCUS_TARGETS[missing] ?? `[name=${missing}]`);
  };
  const stage = stageOf(state);
  const parts = usePayParts();
  const steps = 2 + Children.count(children);
  return (
    <Form ref={form} className="checkout" data-stage={stage} onSend={pay}>
      <div className="checkout-steps" hidden={stage !== undefined}>
        <section className="checkout-step">
          {goods.kind !== 'ready' && <Fallback isHidden={goods.kind === 'failed'}>{fallback}</Fallback>}
          {goods.kind !== 'loading' && (
            <ProductList t={t} model={model} mayChangeLevel={mayChangeLevel} problem={problem('product')} />
          )}
          {below}
        </section>
        {!isEmpty && children}
        {/* The key creates this section anew when the goods arrive. The goods have another height than their
            skeleton, and the browser counts no layout shift for a new element. */}
        {!isEmpty && (
          <section key={goods.kind} className="checkout-step">
            <h2 data-step={steps}>{t('step.payment')}</h2>
            <PaymentMethods t={t} shop={shop} problem={problem('method')} />
            <PayStatus t={t} payment={payment} />
          </section>
        )}
        {/* The notice comes with a section of its own. Screen readers announce it from here, where a region waits. */}
        <p role="status" className="visually-hidden">
          {isPaused && t('paused')}
        </p>
      </div>
      {stage && parts && <parts.PayStage t={t} say={parts.say} payment={payment} state={state} />}
      <div className="checkout-order" hidden={stage === 'page' || isEmpty}>
        <OrderSummary t={t} model={model} isEstimate={isEstimate} credit={credit} />
        <PayBar
          t={t}
          step={step}
          label={label}
          price={product ? price : undefined}
          isEstimate={isEstimate}
          note={note}
          notice={problem('loading')}
          isFinal={isFinal}
          isNew={isNew}
          isHidden={stage !== undefined}
        />
      </div>
    </Form>
  );
}

/** Shows the form again after Back. The browser may restore the page as it was left (bfcache), with its button busy. */
function useReopening(reopen: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => event.persisted && reopen();
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, [reopen]);
}
