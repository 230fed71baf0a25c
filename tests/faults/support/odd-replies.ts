import type { Page } from 'playwright/test';
import { expect, PHONE, pageIdle, type Verbs } from '../../browser/support/fixtures.ts';
import { storageKey } from '../../browser/support/storage.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { problemsOf, settled } from './alive.ts';
import type { Row } from './table.ts';

/** Odd replies that a screen is shown; `npm run faults` asks for more. */
export const SHOWN = Number(process.env.ODD_SCREENS ?? 5);

/** What a tab keeps of replies. */
const KEPT = [storageKey('activity'), storageKey('userInfo')];

/** What the console is told of odd replies. */
const TOLD = /, not understood: | broke the contract|^Failed to load resource/;

/**
 * Shows a screen replies with odd values at odd places, one after another, and names each that breaks it by its seed
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
    // What the tab has kept of the last reply would stand in for this one.
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
