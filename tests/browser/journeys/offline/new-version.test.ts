import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { nextVersion } from '../../support/next-version.ts';
import { watchRequests } from '../../support/requests.ts';
import { clientFile } from '../../support/script-files.ts';

/** How often the page has been loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** The later version's scripts have names of their own. */
async function expectNextVersion(page: Page): Promise<void> {
  await expect(page.locator('astro-island[component-url$=".next.js"]').first()).toBeAttached();
  await islandsReady(page);
}

test('a part whose code is gone with an older version loads the new one, once, by itself', async ({
  page,
  verbs,
  sandbox,
}) => {
  verbs.expectConsole(/404/);
  const untilAllIsLoaded = watchRequests(page);
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en', query: { tab: 'orders' } });
  const receipt = page.getByRole('button', { name: words('en', 'account')('orders.receipt') }).first();
  await expect(receipt).toBeVisible();
  await untilAllIsLoaded();
  const loads = countLoads(page);
  sandbox.publish(await nextVersion());
  await receipt.click();
  await expectNextVersion(page);
  await expect(page.getByRole('region', { name: words('en', 'receipt')('title') })).toBeVisible();
  await expect.poll(loads).toBe(1);
});

test('where a password would be lost, a new version is told of instead; e-mail and place stay', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'zh';
  verbs.expectConsole(/404|client\./);
  const t = words(locale, 'login');
  const untilAllIsLoaded = watchRequests(page);
  // What sends the form has not come when the new version does.
  await page.route(`**${clientFile()}`, (route) => route.abort());
  await verbs.open('login', { locale });
  // Of what the page asks for by itself, nothing comes from the new version.
  await untilAllIsLoaded();
  const loads = countLoads(page);
  sandbox.publish(await nextVersion());
  await page.unroute(`**${clientFile()}`);
  await verbs.fillLogin(locale, 'lin');
  await expect(page.getByText(words(locale, 'common')('newVersion'))).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel(t('password'), { exact: true })).toHaveValue('petrel-8');
  expect(sandbox.calls('login')).toEqual([]);
  expect(loads()).toBe(0);
  await page.getByRole('button', { name: words(locale, 'shared')('failure.reload') }).click();
  await expectNextVersion(page);
  await expect(page.getByLabel(t('account'), { exact: true })).toHaveValue('lin@example.com');
  await verbs.fillLogin(locale, 'lin');
  await page.waitForURL(`**${href('account', { locale })}`);
  await expect.poll(() => sandbox.calls('login')).toHaveLength(1);
});

test('in a dialog, too, nothing is loaded anew by itself', async ({ page, verbs, sandbox }) => {
  verbs.expectConsole(/404/);
  const t = words('en', 'rules');
  const untilAllIsLoaded = watchRequests(page);
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  // A first dialog has brought the style of all.
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('en', 'shared')('dialog.close') })
    .click();
  // What the page asks for by itself has come.
  await untilAllIsLoaded();
  const loads = countLoads(page);
  sandbox.publish(await nextVersion());
  await page
    .getByRole('button', { name: t('add.open') })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(words('en', 'common')('newVersion'))).toBeVisible();
  expect(loads()).toBe(0);
});

test('a page from a cache whose scripts are gone loads the new one; a cache that stays old makes no circle', async ({
  page,
  verbs,
  sandbox,
}) => {
  verbs.expectConsole(/404|astro-island/);
  const address = href('login', { locale: 'en' });
  const old = await (await fetch(sandbox.origin + address)).text();
  sandbox.publish(await nextVersion());
  const loads = countLoads(page);
  // The first load comes from the cache, the second from the host.
  await page.route(`**${address}`, (route) => route.fulfill({ body: old, contentType: 'text/html' }), { times: 1 });
  await page.goto(address);
  await expectNextVersion(page);
  await expect.poll(loads).toBe(2);

  await page.evaluate(() => sessionStorage.clear());
  await page.route(`**${address}`, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ body: old, contentType: 'text/html' }) : route.continue(),
  );
  await page.goto(address);
  await expect(page.getByRole('alert').filter({ hasText: words('en', 'common')('late') })).toBeVisible();
  await expect.poll(loads).toBe(4);
});
