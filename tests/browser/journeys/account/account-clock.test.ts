import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { DAY_MS, dataOf, expectMoment, summaryOf } from './summary.ts';

/** Sets the clock of the device, but not the server's. */
async function setClock(page: Page, days: number): Promise<void> {
  await page.clock.install({ time: Date.now() + days * DAY_MS });
}

test("days and ends follow the server even if the device's clock is a year behind", async ({ page, verbs }) => {
  await setClock(page, -365);
  await verbs.signedIn('nia');
  await verbs.open('account', { locale: 'en' });
  const summary = summaryOf(page);
  await expect(summary).toContainText('Active');
  await expect(summary).toContainText('3 days left');
  await expectMoment(summary.locator('time').first(), 3);
  // The next page of the tab takes the server's time from the stored difference, before the server has answered again.
  verbs.fault({ call: 'info', kind: 'slow', ms: 60_000 });
  await page.reload();
  await expect(summary).toContainText('3 days left');
});

test('a page that stays open counts the days down, and says when the package has ended', async ({ page, verbs }) => {
  await page.clock.install();
  await verbs.signedIn('nia');
  await verbs.open('account', { locale: 'en' });
  const summary = summaryOf(page);
  await expect(summary).toContainText('3 days left');
  // The days are painted before the page's code and its clock run. Only the code shows the used data, so wait for that
  // text.
  await expect(dataOf(page)).toContainText('250.00 of 500.00 GB used');
  // Wait for the answer to the other call, because that answer also tells the page the server's time.
  await expect(page.locator('.account-renew .item').first()).toBeVisible();
  await page.clock.fastForward(DAY_MS);
  await page.clock.runFor(60_000);
  await expect(summary).toContainText('2 days left');
  // From now on the server is away, so the page can only count the time itself.
  verbs.expectConsole(/ERR_INVALID_HTTP_RESPONSE/);
  verbs.fault({ call: 'info', kind: 'drop', times: -1 });
  await page.clock.fastForward(2 * DAY_MS);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Expired' })).toBeVisible();
});
