import type { Page } from 'playwright/test';
import { expect, PHONE, pageIdle, type Verbs } from '../../browser/support/fixtures.ts';
import { storageKey } from '../../browser/support/storage.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { problemsOf, settled } from './alive.ts';
import type { Row } from './table.ts';

/** How many odd replies each screen gets; `npm run faults` uses more. */
export const SHOWN = Number(process.env.ODD_SCREENS ?? 5);

/** What a tab stores of replies. */
const KEPT = [storageKey('activity'), storageKey('userInfo')];

/** Expected console messages about odd replies. */
const TOLD = /, not understood: | broke the contract|^Failed to load resource/;

/**
 * Gives a screen replies with odd values at odd places, one after another, and reports the seed of each that breaks it
 * (docs/quality.md#robustness).
 */
export async function showOddReplies(
  { call, journey, locale }: Row,
  seeds: readonly number[],
  { page, sandbox, verbs }: { page: Page; sandbox: Sandbox; verbs: Verbs },
): Promise<void> {
  const broken: string[] = [];
  const errors: string[] = [];
  verbs.expectConsole(TOLD);
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewportSize(PHONE);
  if (call === 'activityCheck') await verbs.setting('activity', 'on');
  if (journey.who) await verbs.signedIn(journey.who);
  for (const seed of seeds) {
    // Otherwise the page would use what the tab has stored of the last reply.
    if (page.url() !== 'about:blank') {
      await page.evaluate((keys) => {
        for (const key of keys) sessionStorage.removeItem(key);
      }, KEPT);
    }
    const before = sandbox.calls(call).length;
    verbs.fault({ call, kind: 'fuzz', seed, times: -1 });
    await verbs.open(journey.screen, { ...journey.address, locale });
    await expect.poll(() => sandbox.calls(call).length, `${call} is made`).toBeGreaterThan(before);
    if (journey.isQuiet) await pageIdle(page);
    await settled(page);
    const problems = [...(await problemsOf(page, locale)), ...errors.splice(0)];
    if (problems.length > 0) broken.push(`seed ${seed}: ${problems.join(', ')}`);
    sandbox.clearFaults();
  }
  expect(broken).toEqual([]);
}
