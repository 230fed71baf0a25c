import { useStore } from '@nanostores/react';
import { mayHaveOrder } from '#stores/placed-orders.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { BuyingText } from '../checkout-texts.ts';
import type { Pay, PayState } from './pay.ts';
import { usePayParts } from './use-pay-parts.ts';

/**
 * What replaces the steps, if anything.
 * - `progress`: the progress of a placed order.
 * - `page`: a payment page in a frame.
 */
export function stageOf(state: PayState): 'progress' | 'page' | undefined {
  if (state.kind === 'page') return 'page';
  return state.kind === 'late' || (state.kind === 'sent' && state.isToPayment) ? 'progress' : undefined;
}

/**
 * The outcome of an order, below the payment methods. It says why the order failed, or asks whether to order the same
 * package again. It also shows an order that is open already.
 */
export function PayStatus({ t, payment }: { t: BuyingText; payment: Pay }) {
  const state = useStore(payment.$state);
  const failure = useStore(payment.paying.$failure);
  const isBusy = useStore(payment.paying.$isBusy);
  // Few buyers have an order already, so the order card is loaded on demand. Its code finds out whose order it is and
  // what became of the order.
  const mayBeOpen = state.kind === 'idle' && !isBusy && !failure && mayHaveOrder();
  const parts = usePayParts();
  return (
    <>
      <FormFailure t={t} failure={stageOf(state) ? undefined : failure} refused={parts?.say('refused')} leads>
        {parts && <parts.PayNotice say={parts.say} failure={failure} />}
      </FormFailure>
      {mayBeOpen && (
        <LazyPart t={t} load={() => import('#order/OrderCard.tsx')}>
          {({ OpenOrder }) => <OpenOrder locale={t.locale} offer="notPaid" />}
        </LazyPart>
      )}
      {parts && <parts.PayOutcome t={t} say={parts.say} payment={payment} state={state} />}
    </>
  );
}
