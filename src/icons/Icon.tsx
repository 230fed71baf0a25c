import type { ComponentProps } from 'react';
import { iconChevronRight } from './icons.ts';

/** An icon from `icons.ts`. It is only decoration, so words next to it must have the same meaning. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A link to another page that is not the main action: a word with a chevron (src/styles/README.md#space-and-shape). */
export function Go({ children, className = '', ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} className={`go ${className}`}>
      {children}
      <Icon path={iconChevronRight} />
    </a>
  );
}
