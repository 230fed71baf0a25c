/**
 * React's hooks as a component's first render sees them. They stand in for React's in painters, which render once
 * (`build-steps/painters.ts`).
 */

let ids = 0;

export const useState = <State>(first: State | (() => State)) => [
  first instanceof Function ? first() : first,
  () => {},
];
export const useMemo = <Value>(make: () => Value): Value => make();
export const useRef = <Value>(current: Value) => ({ current });
export const useEffect = (): void => {};
export const useLayoutEffect = useEffect;
export const useId = (): string => `painted-${ids++}`;
