import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isOutcomeUnknown } from '#api/failures.ts';
import { spaceBetween } from '#core/join-texts.ts';
import { readToken } from '#session/session.ts';
import { localValues } from '#stores/storage.ts';
import { showToast } from '#stores/toasts.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { BuyingText } from '../texts.ts';
import { ordersAddress, type Pay, type PayState } from './pay.ts';
import { usePayParts } from './use-pay-parts.ts';

/** What replaces the steps, if anything: the progress of a placed order, or a payment page in a frame. */
export function stageOf(state: PayState): 'way' | 'page' | undefined {
  if (state.kind === 'page') return 'page';
  return state.kind === 'late' || (state.kind === 'sent' && state.isToPayment) ? 'way' : undefined;
}

/**
 * The outcome of an order, below the methods: why it failed, or the question whether to order the same package again.
 */
export function PayStatus({ t, order }: { t: BuyingText; order: Pay }) {
  const state = useStore(order.$state);
  const failure = useStore(order.submit.$failure);
  const isBusy = useStore(order.submit.$isBusy);
  // Few buyers have an order already. Whose it is, and how it stands, its own code finds out.
  const mayBeOpen = state.kind === 'open' && !isBusy && !failure && localValues.get('pendingPayment') !== undefined;
  const parts = usePayParts();
  const sent = state.kind === 'sent' ? state : undefined;
  const said = sent && (sent.isToPayment ? 'sent' : 'thanks');
  useEffect(() => {
    if (said && parts) showToast('success', parts.say(said));
  }, [said, parts]);
  return (
    <>
      <FormFailure t={t} failure={stageOf(state) ? undefined : failure} refused={parts?.say('refused')} leads>
        {parts && isOutcomeUnknown(failure) && (
          <p>
            {parts.say('again.notice')}
            {spaceBetween(parts.say('again.notice'), parts.say('again.account'))}
            <a href={ordersAddress(t.locale)}>{parts.say(readToken() ? 'again.account' : 'again.login')}</a>
          </p>
        )}
      </FormFailure>
      {mayBeOpen && (
        <LazyPart t={t} load={() => import('#order/OrderCard.tsx')}>
          {({ OpenOrder }) => <OpenOrder locale={t.locale} offer="notPaid" />}
        </LazyPart>
      )}
      {parts && <parts.PayQuestion t={t} say={parts.say} order={order} state={state} />}
    </>
  );
}
