/**
 * Notes faults of a page from its first script on, and loads the code that reports them once the page is idle
 * (docs/watching.md#when-reports-are-sent). Does nothing if no reports are sent.
 */

import { note } from '../../api/journal.ts';
import { idle } from '../../app/idle.ts';
import { reportsPercent } from '../../config.ts';
import { EVENT_HYDRATION_ERROR } from '../../protocol.ts';
import { quietly } from '../../stores/submit.ts';

/** Events of failing scripts, of what the content security policy blocks, and of islands that Astro can't hydrate. */
const SIGNS = ['error', 'unhandledrejection', 'securitypolicyviolation', EVENT_HYDRATION_ERROR];

if (SENDS_REPORTS && import.meta.env.PROD && mayReport()) {
  for (const sign of SIGNS) addEventListener(sign, (event) => note('faults', event));
  // If the code can't be loaded, no report is sent.
  void quietly(async () => {
    await idle();
    (await import('./reporter.ts')).startReports();
  });
}

/**
 * True if this visit sends reports: a random share of visits, and never if the reader has opted out (Do Not Track, Global
 * Privacy Control). Inside a chat app no page is ever idle.
 */
function mayReport(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const isRefused = doNotTrack === '1' || globalPrivacyControl;
  return !isRefused && Math.random() * 100 < reportsPercent;
}
