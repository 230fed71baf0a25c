import { useEffect, useMemo, useState } from 'react';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { type AccountView, queryOf, readView } from './view.ts';

/** The view that the address names, and how to change it. */
export interface ViewInAddress {
  view: AccountView;
  /** True once the member has changed the view since the page was loaded. Only then may a new part take the focus. */
  hasMoved: boolean;
  /** Goes to a view, as a new entry in the browser's history. */
  go(view: AccountView): void;
  /**
   * Goes from a receipt back to its table. If the member came from the table, it goes back in the browser's history.
   */
  leaveReceipt(): void;
}

/** The state of a history entry that `go` added. */
interface Step {
  isFromTable: boolean;
}

/** Keeps the member's view in the address bar. */
export function useView(locale: Locale): ViewInAddress {
  const [{ search, hasMoved }, setMove] = useState({ search: '', hasMoved: false });
  useEffect(() => {
    setMove({ search: location.search, hasMoved: false });
    const follow = () => setMove({ search: location.search, hasMoved: true });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const view = useMemo(() => readView(search), [search]);
  const addressOf = (next: AccountView) => href('account', { locale, query: queryOf(next) });
  return {
    view,
    hasMoved,
    go(next) {
      history.pushState({ isFromTable: next.receipt !== undefined } satisfies Step, '', addressOf(next));
      setMove({ search: location.search, hasMoved: true });
    },
    leaveReceipt() {
      if ((history.state as Step | null)?.isFromTable) return history.back();
      history.replaceState(null, '', addressOf({ ...view, receipt: undefined }));
      setMove({ search: location.search, hasMoved: true });
    },
  };
}
