import { useEffect, useState } from 'react';

/** What the open parts of the page add to its title, by when they were rendered first. */
const parts = new Map<number, string>();
let rendered = 0;
/** The page's own title. */
let own: string | undefined;

/**
 * Puts the name of what is open (a tab, a page of a list, a receipt, a step) before the page's title, for as long as it
 * is given: windows, history and screen readers then tell them apart (WCAG 2.2, 2.4.2).
 */
export function useTitle(part: string | undefined): void {
  // An effect would come too late to tell: what lies inside another part is rendered after it, but has its effect before.
  const [place] = useState(() => rendered++);
  useEffect(() => {
    if (!part) return;
    own ??= document.title;
    parts.set(place, part);
    show();
    return () => {
      parts.delete(place);
      show();
    };
  }, [part, place]);
}

function show(): void {
  const inner = [...parts].sort(([one], [other]) => other - one).map(([, part]) => part);
  document.title = [...inner, own].join(' – ');
}
