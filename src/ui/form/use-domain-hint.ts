import { useEffect, useState } from 'react';
import { quietly } from '#stores/action-state.ts';

/**
 * The address that was probably meant while a visitor types an e-mail address; null if there is no doubt. The code with
 * the well-known domains is fetched once the visitor has typed the `@`. If that fails, there is no hint.
 */
export function useDomainHint(email: string): string | null {
  const [hint, setHint] = useState<{ email: string; meant: string | null }>();
  useEffect(() => {
    if (!email.includes('@')) return;
    void quietly(async () => {
      const { domainHint } = await import('#core/email-domains.ts');
      setHint({ email, meant: domainHint(email) });
    });
  }, [email]);
  // The result for an earlier text is not valid for this one.
  return hint?.email === email ? hint.meant : null;
}
