/**
 * Sends what a page has noted when the page is left (docs/watching.md#when-reports-are-sent). Loaded when the page is
 * idle, and only if reports are sent.
 */

import { journal } from '../../api/journal.ts';
import { reportsTo } from '../../config.ts';
import type { Report } from '../../contract/report.ts';
import { ASLEEP, pageData } from '../../protocol.ts';
import { countCalls, countFaults, countTries } from './counts.ts';
import { watchTiming } from './timing.ts';

/**
 * The most reports per page. Without a limit, a page that is hidden and shown again and again would send one each time.
 */
const MOST_REPORTS = 5;

/** Starts reporting. */
export function startReports(): void {
  let readTiming: (() => Report['timing']) | undefined = watchTiming();
  let left = MOST_REPORTS;
  const report = (): void => {
    const [calls, tries, faults] = [countCalls(journal.calls), countTries(journal.tries), countFaults(journal.faults)];
    for (const list of Object.values(journal)) list.length = 0;
    const timing = readTiming?.();
    readTiming = undefined;
    const news = {
      ...(timing && { timing }),
      ...(calls.length > 0 && { calls }),
      ...(tries.length > 0 && { tries }),
      ...(faults.length > 0 && { faults }),
    };
    if (Object.keys(news).length === 0 || left === 0) return;
    left -= 1;
    send({ ...aboutPage(), ...news });
  };
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report());
  // Older browsers only fire this when a page is left.
  addEventListener('pagehide', report);
}

/** Which page it is, without its address, which may contain an order, a ticket or an invitation. */
function aboutPage(): Omit<Report, 'timing' | 'calls' | 'tries' | 'faults'> {
  const { build = '', screen = '', locale = '' } = pageData();
  const { connection } = navigator as Navigator & { connection?: { effectiveType: Report['connection'] } };
  const asleep = document.querySelectorAll(ASLEEP).length;
  return {
    version: 1,
    build,
    screen,
    locale,
    ...(connection && { connection: connection.effectiveType }),
    ...(asleep > 0 && { asleep }),
  };
}

/**
 * Sends a report without cookie, token or the page's address, even while the page is being left. A failure stays
 * silent.
 */
function send(report: Report): void {
  fetch(reportsTo ?? '', {
    method: 'POST',
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    // Plain text needs no preflight request to another origin, and the answer is not needed.
    mode: 'no-cors',
  }).catch(() => {});
}
