import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Dependencies } from '../../app/dependencies.ts';
import { useModel } from '../../app/use-model.ts';
import { useOwnOrder } from '../../app/use-own-order.ts';
import { cardOf } from '../../i18n/order-words.ts';
import { href } from '../../routes/href.ts';
import { forgetOrders } from '../../session/own-order.ts';
import { paintHorizon, RISEN } from '../../ui/horizon/horizon.ts';
import { PaymentCard } from '../../ui/payment/PaymentCard.tsx';
import { createWaitingPayment } from './model.ts';
import type { WaitingPaymentText } from './texts.ts';
import { WaitingPage } from './WaitingPage.tsx';

const createModel = (dependencies: Dependencies) => createWaitingPayment(dependencies, pause);

interface WatchProps {
  t: WaitingPaymentText;
  isCard: boolean;
  /** Takes whether something is shown, so that it can take another thing's place. */
  onShown(isShown: boolean): void;
}

/** Watches for the payment, and shows what is known of it. */
export function Watch({ t, isCard, onShown }: WatchProps) {
  const model = useModel(createModel, t.locale);
  const known = useOwnOrder(t.locale);
  const hasArrived = useStore(model.$hasArrived);
  // On a card an order that has ended is no news, unless it arrived just now.
  const order = !isCard || known?.own.isOpen || hasArrived ? known : undefined;
  // Before it is painted: else both would be seen for a moment.
  useLayoutEffect(() => onShown(order !== undefined), [order, onShown]);
  const look = useStore(model.$look);
  const isAsking = useStore(model.$isAsking);
  const stop = useRef(new AbortController());
  const watch = useCallback(
    (isBack: boolean) => {
      stop.current.abort();
      stop.current = new AbortController();
      void model.watch(stop.current.signal, isBack);
    },
    [model],
  );
  useEffect(() => {
    // Gateways lead payers back to the page that is about the order.
    watch(!isCard && isFromElsewhere());
    return () => stop.current.abort();
  }, [watch, isCard]);
  useEffect(() => {
    // Who paid in another app comes back to this tab to see whether it worked.
    const comeBack = () => document.visibilityState === 'visible' && void model.check();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [model]);
  const phase = order?.own.phase;
  useEffect(() => {
    if (isCard) return;
    if (phase === 'arrived') paintHorizon({ state: 'morning', t: RISEN });
    if (phase === 'unknown') paintHorizon({ state: 'over', t: 0 });
  }, [phase, isCard]);
  if (!order) return null;
  const { own, say } = order;
  if (isCard) {
    return (
      <PaymentCard {...cardOf(say, own)} to={href('thanks', { locale: t.locale })}>
        {phase === 'unknown' && (
          <button type="button" className="text-button" onClick={() => forgetOrders(own.payment, Date.now())}>
            {say('do.hide')}
          </button>
        )}
      </PaymentCard>
    );
  }
  return <WaitingPage t={t} say={say} own={own} look={look} isAsking={isAsking} onWaitOn={() => watch(true)} />;
}

/** Has the reader come to this page from another site just now, and not by a reload? */
function isFromElsewhere(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !document.referrer.startsWith(location.origin);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
}
