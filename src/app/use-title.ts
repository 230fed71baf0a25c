import { useEffect } from 'react';

/** What the open parts of the page add to its title, the latest first. */
const parts: { part: string; rank: number }[] = [];
/** The page's own title. */
let own: string | undefined;

/**
 * Puts the name of what is open (a tab, a page of a list, a receipt, a step) before the page's title, for as long as it
 * is given: windows, history and screen readers then tell them apart (WCAG 2.2, 2.4.2).
 *
 * @param rank what is open with a higher rank stands further in front; of the same rank, what was opened last
 */
export function useTitle(part: string | undefined, rank = 0): void {
  useEffect(() => {
    if (!part) return;
    own ??= document.title;
    const mine = { part, rank };
    parts.unshift(mine);
    show();
    return () => {
      parts.splice(parts.indexOf(mine), 1);
      show();
    };
  }, [part, rank]);
}

function show(): void {
  const inner = [...parts].sort((one, other) => other.rank - one.rank).map(({ part }) => part);
  document.title = [...inner, own].join(' – ');
}
