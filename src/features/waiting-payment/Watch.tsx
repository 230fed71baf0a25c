import { useEffect, useLayoutEffect } from 'react';
import { waitsSinceMs } from '#stores/payment-phase.ts';
import { paintDawn } from './dawn.ts';
import type { WaitingPaymentText } from './texts.ts';
import { useWatch } from './use-watch.ts';
import { WaitingPage } from './WaitingPage.tsx';

interface WatchProps {
  t: WaitingPaymentText;
  /** Takes whether something is shown, so that it can take another thing's place. */
  onShown(isShown: boolean): void;
}

/** Watches for the payment, and shows what is known of it, in words and in the sky above them. */
export function Watch({ t, onShown }: WatchProps) {
  const { order, look, isAsking, waitOn } = useWatch(t.locale, true);
  const isShown = order !== undefined;
  // Before it is painted: else both would be seen for a moment.
  useLayoutEffect(() => onShown(isShown), [isShown, onShown]);
  const phase = order?.own.phase;
  const sinceMs = order && waitsSinceMs(order.own.payment);
  useEffect(() => {
    // biome-ignore lint/plugin/clock: for how long ago this device ordered
    if (phase && sinceMs !== undefined) paintDawn(phase, Date.now() - sinceMs);
  }, [phase, sinceMs]);
  return order && <WaitingPage t={t} {...order} look={look} isAsking={isAsking} onWaitOn={waitOn} />;
}
