import { useEffect, useMemo, useState } from 'react';
import { href } from '../../../routes/href.ts';
import type { Locale } from '../../../routes/locales.ts';
import { type Place, queryOf, readPlace } from './place.ts';

/** The member's place, and how to move to another one. */
export interface PlaceInAddress {
  place: Place;
  /** Has the member moved since the page was loaded? Then what appears may take the focus. */
  hasMoved: boolean;
  /** Goes to a place, as a new entry in the browser's history. */
  go(place: Place): void;
  /** Goes from a receipt back to its table: by a step back in the history if the member came from there. */
  leaveReceipt(): void;
}

/** The history state of an entry that `go` made. */
interface Step {
  isFromTable: boolean;
}

/** Keeps the member's place in the address bar. */
export function usePlace(locale: Locale): PlaceInAddress {
  const [{ search, hasMoved }, setMove] = useState({ search: '', hasMoved: false });
  useEffect(() => {
    setMove({ search: location.search, hasMoved: false });
    const follow = () => setMove({ search: location.search, hasMoved: true });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const place = useMemo(() => readPlace(search), [search]);
  const addressOf = (next: Place) => href('account', { locale, query: queryOf(next) });
  return {
    place,
    hasMoved,
    go(next) {
      history.pushState({ isFromTable: next.receipt !== undefined } satisfies Step, '', addressOf(next));
      setMove({ search: location.search, hasMoved: true });
    },
    leaveReceipt() {
      if ((history.state as Step | null)?.isFromTable) return history.back();
      history.replaceState(null, '', addressOf({ ...place, receipt: undefined }));
      setMove({ search: location.search, hasMoved: true });
    },
  };
}
