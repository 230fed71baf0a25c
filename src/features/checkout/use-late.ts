import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { loadCode } from '../../api/load-code.ts';
import { createLoad } from '../../model/load.ts';

/** A part that few need, and how to fetch it: nothing is fetched before `fetchPart` is called, and a failure can be tried again. */
export function useLate<Part>(load: () => Promise<Part>) {
  const [part] = useState(() => createLoad(() => loadCode(load)));
  const state = useStore(part.$state);
  const fetchPart = useCallback(() => void (part.$state.get().kind === 'ready' || part.load()), [part]);
  return { state, fetchPart };
}
