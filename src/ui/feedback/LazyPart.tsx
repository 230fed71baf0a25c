import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '../../api/load-code.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { createLoad } from '../../model/load.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { Skeleton } from './Skeleton.tsx';

interface LazyPartProps<Part> {
  t: SharedText<'failure' | 'loading'>;
  /** Fetches the part's code. */
  load(): Promise<Part>;
  /** How many lines the skeleton has that is shown meanwhile. */
  lines: number;
  /** Shows it. */
  children(part: Part): ReactNode;
}

/** A part of a screen that few visitors need: its code is fetched when the part is shown, and a failure offers a retry. */
export function LazyPart<Part>({ t, load, lines, children }: LazyPartProps<Part>) {
  const [part] = useState(() => createLoad(() => loadCode(load)));
  const state = useStore(part.$state);
  useEffect(() => {
    void part.load();
  }, [part]);
  if (state.kind === 'loading') return <Skeleton t={t} lines={lines} />;
  if (state.kind === 'failed') return <LoadFailure t={t} failure={state.failure} onRetry={() => void part.load()} />;
  return children(state.value);
}
