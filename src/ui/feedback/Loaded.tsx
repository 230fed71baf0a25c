import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import type { Dependencies } from '#app/dependencies.ts';
import type { LoadState } from '#app/fetched-value.ts';
import { useModel } from '#app/use-model.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { Fallback } from './Fallback.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** A model that fetches a value (`createFetchedValue`). */
interface Loading<Value> {
  $state: ReadableAtom<LoadState<Value>>;
  load(): Promise<unknown>;
}

interface LoadedProps<Value, Rest> {
  t: SharedText<'failure'>;
  createModel(dependencies: Dependencies): Loading<Value> & Rest;
  /** The page's placeholder until the value is there. */
  fallback: ReactNode;
  /** Renders the value. */
  children(value: Value, model: Loading<Value> & Rest): ReactNode;
}

/**
 * A screen that first fetches its value. It shows the page's placeholder until the value has loaded, and then the
 * content. After a failure it shows the failure with a retry.
 */
export function Loaded<Value, Rest>({ t, createModel, fallback, children }: LoadedProps<Value, Rest>) {
  const model = useModel(createModel, t.locale);
  const state = useStore<ReadableAtom<LoadState<Value>>>(model.$state);
  // React renders a change of a store in one piece. Deferring the first content lets React render it in pieces, so that
  // presses are handled in between.
  const isShown = useDeferredValue(state.kind === 'ready');
  const load = () => void model.load();
  useEffect(load, [model]);
  if (state.kind === 'ready' && isShown) return children(state.value, model);
  return (
    <>
      <Fallback isHidden={state.kind === 'failed'}>{fallback}</Fallback>
      {state.kind === 'failed' && <LoadFailure t={t} failure={state.failure} onRetry={load} />}
    </>
  );
}
