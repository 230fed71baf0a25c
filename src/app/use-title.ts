import { useEffect } from 'react';

/** The texts that open parts of the page add to its title, the latest first. */
const parts: { part: string; rank: number }[] = [];
/** The page's own title. */
let own: string | undefined;

/**
 * Puts the name of an open part (a tab, a page of a list, a receipt, a step) before the page's title. The name stays as
 * long as it is given. Windows, the history and screen readers can then tell the parts apart (WCAG 2.2, 2.4.2).
 *
 * @param rank parts with a higher rank come first; of parts with the same rank, the last opened one comes first
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
