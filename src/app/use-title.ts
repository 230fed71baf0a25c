import { useEffect } from 'react';

/** What the open parts of the page add to its title, the latest first. */
const parts: string[] = [];
/** The page's own title. */
let own: string | undefined;

/**
 * Puts the name of what is open (a tab, a page of a list, a receipt, a step) before the page's title, for as long as it
 * is given: windows, history and screen readers then tell them apart (WCAG 2.2, 2.4.2).
 */
export function useTitle(part: string | undefined): void {
  useEffect(() => {
    if (!part) return;
    own ??= document.title;
    parts.unshift(part);
    show();
    return () => {
      parts.splice(parts.indexOf(part), 1);
      show();
    };
  }, [part]);
}

function show(): void {
  document.title = [...parts, own].join(' – ');
}
