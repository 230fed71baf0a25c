import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '#api/lazy-code.ts';
import { createFetchedValue } from '#app/fetched-value.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { Skeleton } from './Skeleton.tsx';

interface LazyPartProps<Part, Say> {
  t: SharedText<'failure' | 'loading'>;
  /** Fetches the part's code. */
  load(): Promise<Part>;
  /** Fetches the part's texts, if the page does not have them (`loadTexts`). */
  texts?: () => Promise<Say>;
  /**
   * The number of lines of the skeleton while the part loads. Leave it out if the part already has its room, or needs
   * none.
   */
  lines?: number;
  /** Renders the part. */
  children(part: Part, say: Say): ReactNode;
}

/**
 * A part of a screen that few visitors need. Its code and texts are fetched when it is shown, and a failure offers a
 * retry. Use this for a part that is rendered in place. Use `loadCode` for code that a press needs, and `quietly` for
 * code that the page can do without.
 */
export function LazyPart<Part, Say = undefined>({ t, load, texts, lines, children }: LazyPartProps<Part, Say>) {
  const [part] = useState(() => createFetchedValue(() => loadCode(() => Promise.all([load(), texts?.()]))));
  const state = useStore(part.$state);
  useEffect(() => {
    void part.load();
  }, [part]);
  if (state.kind === 'loading') return lines && <Skeleton t={t} lines={lines} />;
  if (state.kind === 'failed') return <LoadFailure t={t} failure={state.failure} onRetry={() => void part.load()} />;
  const [code, say] = state.value;
  return children(code, say as Say);
}
