// biome-ignore-all lint/plugin/clock: for how long ago this device ordered
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Dependencies } from '#app/dependencies.ts';
import { useModel } from '#app/use-model.ts';
import type { Locale } from '#routes/locales.ts';
import { LATE_AFTER_MS, refreshOrder } from './order.ts';
import { useOrder } from './use-order.ts';
import { createWatch } from './watch.ts';

const createModel = (dependencies: Dependencies) => createWatch(dependencies, pause);

/**
 * Watches for the payment of the reader's order for as long as the part is shown, and tells what is known of it.
 *
 * @param isReturn is this the page to which gateways lead payers back?
 */
export function useWatch(locale: Locale, isReturn: boolean) {
  const model = useModel(createModel, locale);
  const known = useOrder(locale);
  const [waitsOn, setWaitsOn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    // Gateways lead payers back to the page that is about the order.
    void model.watch(stop.signal, waitsOn > 0 || (isReturn && isFromElsewhere()));
    return () => stop.abort();
  }, [model, isReturn, waitsOn]);
  useEffect(() => {
    // Who paid in another app comes back to this tab to see whether it worked.
    const comeBack = () => document.visibilityState === 'visible' && void model.check();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [model]);
  const lateAtMs = known?.order.kind === 'waiting' ? known.order.sinceMs + LATE_AFTER_MS : undefined;
  useEffect(() => {
    if (lateAtMs === undefined) return;
    // Also for who is signed out, for whom nobody asks.
    const timer = setTimeout(() => refreshOrder(Date.now()), lateAtMs - Date.now());
    return () => clearTimeout(timer);
  }, [lateAtMs]);
  return {
    known,
    look: useStore(model.$look),
    isAsking: useStore(model.$isAsking),
    /** Has it arrived while this page watched for it? */
    hasArrived: useStore(model.$hasArrived),
    /** Watches anew, for a reader who still waits. */
    waitOn: () => setWaitsOn(waitsOn + 1),
  };
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
