import { useEffect } from 'react';
import { pageData } from '#protocol.ts';
import { readToken } from '#session/session.ts';

/** Makes the browser ask before a page with unsent text is left (docs/behaviour/tickets.md#leaving). */
export function useLeaveGuard(isDirty: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      // When the session has ended, the site itself leaves for the login. The text is saved, so the question would only
      // disturb.
      const isSentAway = pageData().access === 'member' && !readToken();
      if (isDirty() && !isSentAway) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
