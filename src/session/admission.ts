/**
 * Holds back whatever reads the session until the guard knows who visits. Another tab may still be handing its session
 * over, and a call without it would be refused as from nobody (docs/behaviour/session.md#tabs). On a page that the guard
 * leaves the wait has no end.
 */
import { pageData } from '../protocol.ts';

// Looking again is the smallest way to wait: nearly always there is nothing to wait for.
while (typeof document !== 'undefined' && pageData().guard) await new Promise((resolve) => setTimeout(resolve, 20));
