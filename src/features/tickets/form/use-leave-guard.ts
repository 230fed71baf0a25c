import { useEffect } from 'react';
import { readToken } from '../../../stores/session.ts';

/** Lets the browser ask before a page with unsent text is left (decisions: closing asks). */
export function useLeaveGuard(isDirty: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      // Whose session has ended is sent to log in; the text is kept, and a question would only be in the way.
      const isSentAway = document.documentElement.dataset.access === 'member' && !readToken();
      if (isDirty() && !isSentAway) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
