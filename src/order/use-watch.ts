// biome-ignore-all lint/plugin/clock: this device's clock tells how old an order is
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
 * Watches for the payment of the reader's order while the component is shown. Returns what is known of the order.
 *
 * @param isReturn true on the page to which gateways send buyers back
 */
export function useWatch(locale: Locale, isReturn: boolean) {
  const model = useModel(createModel, locale);
  const known = useOrder(locale);
  const [waitsOn, setWaitsOn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    // A reader who comes to this page from another site has most likely just paid at the gateway.
    const from = isReturn && isFromElsewhere() ? 'payment' : undefined;
    void model.watch(stop.signal, waitsOn > 0 ? 'wish' : from);
    return () => stop.abort();
  }, [model, isReturn, waitsOn]);
  useEffect(() => {
    // Buyers who paid in another app return to this tab, so look for the payment when the tab becomes visible.
    const comeBack = () => document.visibilityState === 'visible' && void model.check();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [model]);
  const lateAtMs = known?.order.kind === 'waiting' ? known.order.sinceMs + LATE_AFTER_MS : undefined;
  useEffect(() => {
    if (lateAtMs === undefined) return;
    // Set this timer for signed-out buyers as well: the server is never asked for them.
    const timer = setTimeout(() => refreshOrder(Date.now()), lateAtMs - Date.now());
    return () => clearTimeout(timer);
  }, [lateAtMs]);
  return {
    known,
    look: useStore(model.$look),
    isAsking: useStore(model.$isAsking),
    /** True if the payment arrived while this page watched for it. */
    hasArrived: useStore(model.$hasArrived),
    /** Starts watching again, for a reader who wants to wait longer. */
    waitOn: () => setWaitsOn(waitsOn + 1),
  };
}

/**
 * True if the reader has just come to this page from another site, and not by a reload. A missing referrer counts as
 * another site.
 */
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
