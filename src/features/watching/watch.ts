/**
 * Notes what goes wrong with a page from its first script on, and fetches what reports it once the page has nothing else to do
 * (docs/watching.md#when-reports-are-sent). Empty where no reports are sent.
 */

import { note } from '../../api/journal.ts';
import { idle } from '../../app/idle.ts';
import { reportsPercent } from '../../config.ts';
import { EVENT_HYDRATION_ERROR, pageData } from '../../protocol.ts';
import { quietly } from '../../stores/submit.ts';

/** What browsers tell of scripts that break, of what the policy stops, and Astro of islands that can't be woken. */
const SIGNS = ['error', 'unhandledrejection', 'securitypolicyviolation', EVENT_HYDRATION_ERROR];

if (SENDS_REPORTS && import.meta.env.PROD && mayReport()) {
  for (const sign of SIGNS) addEventListener(sign, (event) => note('faults', event));
  // Whoever can't have the code sends no report.
  void quietly(async () => {
    await idle();
    (await import('./reporter.ts')).startReports();
  });
}

/** Is this visit one of those that report? Not where only the tips are shown, and never against the reader's own wish. */
function mayReport(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const isRefused = doNotTrack === '1' || globalPrivacyControl;
  return !isRefused && !('inApp' in pageData()) && Math.random() * 100 < reportsPercent;
}
