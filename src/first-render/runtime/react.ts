/**
 * The hooks of React and of @nanostores/react, as they behave in a component's first render. They replace the real ones
 * in first-render scripts, which render only once (`build-steps/first-render.ts`).
 */

import type { ReadableAtom } from 'nanostores';

let ids = 0;

/** The first state. Setting it does nothing. */
export const useState = <State>(first: State | (() => State)) => [
  first instanceof Function ? first() : first,
  () => {},
];

/** The value, computed now. */
export const useMemo = <Value>(make: () => Value): Value => make();

/** A reference to which no element is written. */
export const useRef = <Value>(current: Value) => ({ current });

/** Does nothing, because effects run after React has taken over. */
export const useEffect = (): void => {};
export { useEffect as useEffectEvent, useEffect as useLayoutEffect };

/** An id that no other painted element has. */
export const useId = (): string => `painted-${ids++}`;

/** The present value of a store. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value => store.get();
