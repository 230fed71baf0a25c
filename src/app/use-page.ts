import { useState } from 'react';
import { pageIn } from '#core/paging.ts';

/**
 * The current page of a list, from 1, and a function to change it. The page's address holds the number. So it survives a
 * change of language, the Back button and a reload (docs/behaviour/chrome.md#paging). `parameter` names the query
 * parameter, for screens with several lists. Turning a page replaces the current history entry.
 */
export function usePage(parameter = 'page'): [page: number, turnTo: (page: number) => void] {
  const [page, setPage] = useState(() => pageIn(location.search, parameter));
  const turnTo = (to: number): void => {
    const address = new URL(location.href);
    address.searchParams.set(parameter, String(to));
    history.replaceState(history.state, '', address);
    setPage(to);
  };
  return [page, turnTo];
}
