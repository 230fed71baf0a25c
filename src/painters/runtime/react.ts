/**
 * The hooks of React and of @nanostores/react as a component's first render sees them. They stand in for the real ones
 * in painters, which render once (`build-steps/painters.ts`).
 */

import type { ReadableAtom } from 'nanostores';

let ids = 0;

/** The first state, which nothing changes. */
export const useState = <State>(first: State | (() => State)) => [
  first instanceof Function ? first() : first,
  () => {},
];

/** The value, computed now. */
export const useMemo = <Value>(make: () => Value): Value => make();

/** A reference that no element is written to. */
export const useRef = <Value>(current: Value) => ({ current });

/** Effects run after React has taken over. */
export const useEffect = (): void => {};
export { useEffect as useEffectEvent, useEffect as useLayoutEffect };

/** An id that no other painted element has. */
export const useId = (): string => `painted-${ids++}`;

/** A store's value now. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value => store.get();
