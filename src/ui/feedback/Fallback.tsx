import type { ReactNode } from 'react';
import './skeleton.css';

interface FallbackProps {
  /** Is something shown in its place, such as a failure? */
  isHidden?: boolean;
  /** The page's slot `fallback`. */
  children: ReactNode;
}

/**
 * What the page itself brings until a screen's content is there: a skeleton, which a painter may fill before React has
 * loaded (docs/decisions/043-content-before-react.md#decision). React never compares it, and can't make it again: hide
 * it while a failure is shown, and never show it once it has been left out.
 */
export function Fallback({ isHidden, children }: FallbackProps) {
  return (
    <div className="fallback" hidden={isHidden}>
      {children}
    </div>
  );
}
