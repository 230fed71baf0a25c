import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { PLACED } from '../../../model/support/placed.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { nextVersion } from '../../support/next-version.ts';
import { watchRequests } from '../../support/requests.ts';
import { clientFile } from '../../support/script-files.ts';
import { storageKey } from '../../support/storage.ts';

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** Expects the later version, whose scripts have other names. */
async function expectNextVersion(page: Page): Promise<void> {
  await expect(page.locator('astro-island[component-url$=".next.js"]').first()).toBeAttached();
  await islandsReady(page);
}

test('if the code of a part is gone with an old version, the page reloads itself once', async ({
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

test('if a reload would lose a password, the page only announces the new version', async ({ page, verbs, sandbox }) => {
  const locale = 'zh';
  verbs.expectConsole(/404|client\./);
  const t = words(locale, 'login');
  const untilAllIsLoaded = watchRequests(page);
  // The script that sends the form has not loaded when the new version is published.
  await page.route(`**${clientFile()}`, (route) => route.abort());
  await verbs.open('login', { locale });
  // Wait until the page has loaded all that it requests by itself, so that none of it comes from the new version.
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

test('an open dialog keeps the page from reloading itself', async ({ page, verbs, sandbox }) => {
  verbs.expectConsole(/404/);
  const t = words('en', 'rules');
  const untilAllIsLoaded = watchRequests(page);
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  // A first dialog loads the style of all dialogs.
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('en', 'shared')('dialog.close') })
    .click();
  // Wait until the page has loaded all that it requests by itself.
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

test('a cached page whose scripts are gone reloads once, and an old cache causes no loop', async ({
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

test('a buyer’s page whose scripts are gone reloads as well, although it is complete without them', async ({
  page,
  verbs,
  sandbox,
}) => {
  verbs.expectConsole(/404|astro-island/);
  const address = href('thanks', { locale: 'en' });
  const old = await (await fetch(sandbox.origin + address)).text();
  const stored = {
    key: storageKey('pendingPayment'),
    orders: JSON.stringify([{ ...PLACED, atMs: Date.now() - 60_000 }]),
  };
  await page.addInitScript(({ key, orders }) => localStorage.setItem(key, orders), stored);
  sandbox.publish(await nextVersion());
  const loads = countLoads(page);
  await page.route(`**${address}`, (route) => route.fulfill({ body: old, contentType: 'text/html' }), { times: 1 });
  await page.goto(address);
  await expectNextVersion(page);
  await expect.poll(loads).toBe(2);
});
