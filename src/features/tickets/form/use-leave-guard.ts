import { useEffect } from 'react';
import { pageData } from '../../../protocol.ts';
import { readToken } from '../../../session/session.ts';

/** Lets the browser ask before a page with unsent text is left (docs/behaviour/tickets.md#leaving). */
export function useLeaveGuard(isDirty: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      // When the session has ended, the site itself leads to the login; the text is kept, so asking would only get in the way.
      const isSentAway = pageData().access === 'member' && !readToken();
      if (isDirty() && !isSentAway) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
