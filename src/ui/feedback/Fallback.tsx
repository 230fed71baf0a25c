import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import './fallback.css';

interface FallbackProps {
  /** Is something shown in its place, such as a failure? */
  isHidden?: boolean;
  /** The page's slot `fallback`. */
  children: ReactNode;
}

/** Is React taking over the page's markup? */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );

/**
 * What the page itself brings until a screen's content is there: a skeleton, which a painter may fill before React has
 * loaded (docs/decisions/043-content-before-react.md#decision). React never compares it, and can't make it again: so it
 * is hidden while a failure is shown, and empty where it is rendered anew.
 */
export function Fallback({ isHidden, children }: FallbackProps) {
  const isFromPage = useRef(useIsHydrating());
  return (
    isFromPage.current && (
      <div className="fallback" hidden={isHidden}>
        {children}
      </div>
    )
  );
}
