import { useState } from 'react';
import { pageIn } from '#core/paging.ts';

/**
 * The page of a list, from 1. The address holds it, so that it survives another language, Back and a reload
 * (docs/behaviour/chrome.md#paging); `parameter` names it where a screen has several lists. Turning a page replaces the
 * current history entry.
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
