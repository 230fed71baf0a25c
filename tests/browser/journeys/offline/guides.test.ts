import { join } from 'node:path';
import { href } from '#routes/href.ts';
import { LANGUAGE_TAG } from '#routes/locales.ts';
import { type Sandbox, startSandbox } from '../../../sandbox/server.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { ENGINE } from '../../support/engine.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';
import { guidePaths, untilKept } from '../../support/worker.ts';

// Only the tests of the service worker allow one. In other tests it would answer instead of the host.
test.use({ serviceWorkers: 'allow', reuseContext: false });
test.describe.configure({ timeout: 120_000 });

/** The headings of the pages, and the text to search for. */
const SEEN = {
  query: '路由器',
  steps: ['事前準備', '檢查與疑難排解'],
  appleId: '註冊美國區 Apple ID',
  contact: '聯絡我們',
} as const;

/** Starts the same host again after it was stopped. */
function startAgain({ port }: Sandbox): Promise<Sandbox> {
  const distDir = join(import.meta.dirname, '../../../../dist');
  return startSandbox({ database: ':memory:', distDir, port, log: () => {} });
}

test('after one visit the guides open without a network, and other pages say that they cannot', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'tw';
  // Requests to the API, or for a new version, find no host.
  verbs.expectConsole(/Failed to load resource|FetchEvent|net::ERR/);
  const t = words(locale, 'offline');
  const { query, steps, appleId, contact } = SEEN;
  const heading = page.getByRole('heading', { level: 1 });
  await page.setViewportSize(PHONE);
  await page.goto(href('landing', { locale }));
  await untilKept(page, [href('landing', { locale }), ...guidePaths(locale)]);

  // First the device has no network, if the engine can simulate that. After that the host no longer answers.
  if (ENGINE === 'chromium') await page.context().setOffline(true);
  await page.goto(href('faq', { locale, query: { ref: 'lin' } }));
  await page.getByRole('searchbox').fill(query);
  await expect(page.locator('details:visible').first()).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText(/\d/);
  if (ENGINE === 'chromium') await page.context().setOffline(false);
  await sandbox.close();

  await page.goto(href('routerGuide', { locale, params: { step: '1' } }));
  await expect(heading).toHaveText(steps[0]);
  await page.goto(href('routerGuide', { locale, params: { step: '5' } }));
  await expect(heading).toHaveText(steps[1]);
  await page.goto(href('appleIdCreate', { locale }));
  await expect(heading).toHaveText(appleId);
  await page.goto(href('contact', { locale }).replace(/\/$/, ''));
  await expect(heading).toHaveText(contact);
  await page.goto(href('download', { locale }));
  await expect(heading).toBeVisible();
  // These addresses have no language, an older name, or are the members' address of the FAQ.
  await page.goto(href('faq', { query: { ref: 'lin' } }));
  await page.waitForURL(`**${href('faq', { locale })}?ref=lin`);
  await page.goto(`/${locale}/clientMac`);
  await page.waitForURL(`**${href('downloadClient', { locale, params: { type: 'macos' } })}`);
  await page.goto(href('help', { locale }));
  await page.waitForURL(`**${href('faq', { locale })}`);

  await page.goto(href('terms', { locale }));
  await expect(heading).toHaveText(t('title'));
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAG[locale]);
  await expect(page.getByRole('link', { name: 'support@petrel.example' })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('link', { name: words(locale, 'common')('menu.faq') }).click();
  await page.waitForURL(`**${href('faq', { locale })}`);

  await page.goto(href('account', { locale }));
  await expect(heading).toHaveText(t('title'));
  await page.goto(href('terms', { locale }));
  const again = await startAgain(sandbox);
  await page.getByRole('button', { name: t('retry') }).click();
  await expect(heading).not.toHaveText(t('title'));
  await expect(page).toHaveURL(new RegExp(href('terms', { locale })));
  await again.close();
});
