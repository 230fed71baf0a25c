import { type ReactNode, useEffect, useState } from 'react';
import './fallback.css';

interface FallbackProps {
  /** Is something shown in its place, such as a failure? */
  isHidden?: boolean;
  /** The page's slot `fallback`. */
  children: ReactNode;
}

/** Has this page's fallback been taken over? */
let isTaken = false;

/**
 * What the page itself brings until a screen's content is there: a skeleton, which a painter may fill before React has
 * loaded (docs/decisions/043-content-before-react.md#decision). React never compares it, and can't make it again: so it
 * is hidden while a failure is shown, and empty where it is rendered anew.
 */
export function Fallback({ isHidden, children }: FallbackProps) {
  const [isFromPage] = useState(!isTaken);
  useEffect(() => {
    isTaken = true;
  }, []);
  return (
    isFromPage && (
      <div className="fallback" hidden={isHidden}>
        {children}
      </div>
    )
  );
}
