import type { ReactNode } from 'react';
import type { LoadState } from '#app/load.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { Fallback } from './Fallback.tsx';
import { LoadFailure } from './LoadFailure.tsx';

interface LoadedProps<Value> {
  t: SharedText<'failure'>;
  state: LoadState<Value>;
  /** What the page shows until then. */
  fallback: ReactNode;
  onRetry(): void;
  /** Renders the value. */
  children(value: Value): ReactNode;
}

/** A screen's content once it has loaded, and until then what the page brings, or a failure with a retry. */
export function Loaded<Value>({ t, state, fallback, onRetry, children }: LoadedProps<Value>) {
  if (state.kind === 'ready') return children(state.value);
  return (
    <>
      <Fallback isHidden={state.kind === 'failed'}>{fallback}</Fallback>
      {state.kind === 'failed' && <LoadFailure t={t} failure={state.failure} onRetry={onRetry} />}
    </>
  );
}
