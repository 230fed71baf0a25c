/**
 * Holds back whatever reads the session until the guard knows who visits. Another tab may still be handing its session
 * over, and a call without it would be refused as from nobody (docs/behaviour/session.md#tabs). On a page that the guard
 * leaves the wait has no end.
 */
import { pageData } from '../protocol.ts';

if (typeof document !== 'undefined' && pageData().guard) {
  await new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (pageData().guard) return;
      observer.disconnect();
      resolve();
    }).observe(document.documentElement, { attributeFilter: ['data-guard'] });
  });
}
