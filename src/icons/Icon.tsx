import type { ComponentProps } from 'react';
import { iconChevronRight } from './icons.ts';

/** An icon from `icons.ts`. Decoration only, so its meaning must also be in words next to it. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A link that leads on, not the one action: a word with a chevron (src/styles/README.md#space-and-shape). */
export function Go({ children, className = '', ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} className={`go ${className}`}>
      {children}
      <Icon path={iconChevronRight} />
    </a>
  );
}
