import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '../../api/load-code.ts';
import { createLoad } from '../../app/load.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { Skeleton } from './Skeleton.tsx';

interface LazyPartProps<Part, Say> {
  t: SharedText<'failure' | 'loading'>;
  /** Fetches the part's code. */
  load(): Promise<Part>;
  /** Fetches what it says, if that is not in the page (`loadTexts`). */
  texts?: () => Promise<Say>;
  /** How many lines the skeleton has that is shown meanwhile; none where the part has its room, or needs none. */
  lines?: number;
  /** Shows it. */
  children(part: Part, say: Say): ReactNode;
}

/**
 * A part of a screen that few visitors need: its code and its texts are fetched when the part is shown, and a failure offers a retry.
 * The one way in which a part comes late.
 */
export function LazyPart<Part, Say = undefined>({ t, load, texts, lines, children }: LazyPartProps<Part, Say>) {
  const [part] = useState(() => createLoad(() => loadCode(() => Promise.all([load(), texts?.()]))));
  const state = useStore(part.$state);
  useEffect(() => {
    void part.load();
  }, [part]);
  if (state.kind === 'loading') return lines && <Skeleton t={t} lines={lines} />;
  if (state.kind === 'failed') return <LoadFailure t={t} failure={state.failure} onRetry={() => void part.load()} />;
  const [code, say] = state.value;
  return children(code, say as Say);
}
