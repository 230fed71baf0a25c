import { rmSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { TABLE } from '#routes/table.ts';
import { workerOffFile } from '../../../../build-steps/pages/worker-file.ts';
import { expect, test as ofSite, words } from '../../support/fixtures.ts';
import { nextVersion } from '../../support/next-version.ts';
import { guidePaths, keptAddresses, lookForWorker, untilKept, workers } from '../../support/worker.ts';

/** The test function, with a folder for a host that only one test uses. */
const test = ofSite.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'petrel-host-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

// Only the tests of the service worker allow one. In other tests it would answer instead of the host.
test.use({ serviceWorkers: 'allow', reuseContext: false });
test.describe.configure({ timeout: 120_000 });

const DIST = join(import.meta.dirname, '../../../../dist');
const FAQ = href('faq', { locale: 'en' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the worker stores nothing of a member and no query, and removes everything when switched off', async ({
  page,
  verbs,
  sandbox,
  folder,
}) => {
  verbs.expectConsole(/Failed to load resource/);
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en', query: { ref: 'lin', key: 'a-secret' } });
  await untilKept(page, guidePaths('en'));
  const screens = TABLE.filter(({ access, name }) => access === 'member' || ['landing', 'thanks'].includes(name));
  for (const { name } of screens) {
    const params: Partial<Record<string, Record<string, string>>> = {
      packages: { level: '1' },
      ticketContent: { id: '102' },
    };
    await verbs.open(name, { locale: 'en', params: params[name] ?? {}, query: { ref: 'lin' } });
  }
  await page.goto(href('greenChannel', { locale: 'en', query: { formSign: 'a-secret' } }));
  const expected = [...guidePaths('en'), href('landing', { locale: 'en' })];
  await untilKept(page, expected);
  const kept = await keptAddresses(page);
  expect(kept.filter((address) => !address.startsWith('/_astro/')).sort()).toEqual(expected.sort());
  // A stored response remembers the address from which it was fetched, apart from the name under which it is stored.
  const fetchedBy = await page.evaluate(async () => {
    const requests = await (await caches.open('petrel-pages-1')).keys();
    return Promise.all(requests.map(async (request) => (await caches.match(request))?.url));
  });
  expect([...new Set(fetchedBy)]).toEqual(['']);
  expect(JSON.stringify(kept)).not.toMatch(/secret|ref=|Website/);

  await cp(DIST, folder, { recursive: true });
  await writeFile(join(folder, 'sw.js'), await workerOffFile());
  let loads = 0;
  page.on('load', () => loads++);
  sandbox.publish(folder);
  await lookForWorker(page);
  await expect.poll(() => workers(page)).toEqual([]);
  expect(await keptAddresses(page)).toEqual([]);
  expect(loads).toBe(0);
});

test('a foreign page is shown but never stored, and after a deploy the new version works offline', async ({
  page,
  sandbox,
  folder,
  verbs,
}) => {
  verbs.expectConsole(/Failed to load resource|net::ERR/);
  const script = (): Promise<string | null> => page.locator('script[type=module]').first().getAttribute('src');
  const kept = () => page.evaluate(async (path) => (await caches.match(path))?.text() ?? '', FAQ);
  const terms = href('terms', { locale: 'en' });
  await page.goto(FAQ);
  await untilKept(page, guidePaths('en'));
  const before = await script();

  const portal = '<!doctype html><html lang="en"><title>Hotel</title><h1>Welcome to the hotel</h1></html>';
  for (const path of [FAQ, terms]) {
    await mkdir(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'index.html'), portal);
  }
  sandbox.publish(folder);
  for (const path of [FAQ, terms]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Welcome to the hotel');
  }
  await page.context().setOffline(true);
  await page.goto(FAQ);
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await script()).toBe(before);
  // Use another tab, because the offline page reloads itself whenever the browser reports a network.
  const other = await page.context().newPage();
  await other.goto(terms);
  await expect(heading(other)).toHaveText(words('en', 'offline')('title'));
  await other.close();
  await page.context().setOffline(false);

  await cp(await nextVersion(), folder, { recursive: true });
  await cp(join(DIST, 'sw.js'), join(folder, 'sw.js'));
  await page.goto(FAQ);
  // The old worker shows the new page at once.
  expect(await script()).not.toBe(before);
  sandbox.publish(await nextVersion());
  await lookForWorker(page);
  await expect.poll(kept, 'the new page is kept').toContain('.next.js');
  await expect.poll(() => workers(page), 'the new worker has not taken over').toEqual(['activated']);
  await sandbox.close();
  await page.goto(FAQ);
  await expect.poll(() => script()).toContain('.next.js');
  await page.getByRole('searchbox').fill('router');
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
});
