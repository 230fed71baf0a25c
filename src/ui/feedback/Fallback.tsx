import type { ReactNode } from 'react';
import './skeleton.css';

interface FallbackProps {
  /** True if something else is shown in its place, such as a failure. */
  isHidden?: boolean;
  /** The page's slot `fallback`. */
  children: ReactNode;
}

/**
 * The content that the page itself has until a screen's content is there. It is a skeleton, and a first-render script
 * may fill it before React has loaded (docs/decisions/043-content-before-react.md#decision). React never compares it
 * with its own tree, and can't make it again. So hide it while a failure is shown, and never show it again after it was
 * left out.
 */
export function Fallback({ isHidden, children }: FallbackProps) {
  return (
    <div className="fallback" hidden={isHidden}>
      {children}
    </div>
  );
}
