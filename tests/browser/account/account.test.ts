import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { formatAgo } from '../../../src/features/account/ago.ts';
import { href } from '../../../src/routes/href.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, islandsReady, test, words } from '../support/fixtures.ts';
import { expectMoment, summaryOf } from './summary.ts';

const t = words('en', 'account');
const shared = words('en', 'shared');

/** What each member's summary says; `days` from now is the moment shown large. */
const STATES: readonly { who: PersonName; level: string; tag: string; says: readonly string[]; days?: number }[] = [
  { who: 'lin', level: 'Basic (VIP)', tag: 'Active', says: ['Valid until', 'Not activated'], days: 200 },
  { who: 'ann', level: 'No package yet', tag: 'Not activated', says: ['Choose a package to activate'] },
  { who: 'mei', level: 'Premium (SVIP)', tag: 'Active', says: ['20.00 of 500.00 GB', 'It goes on when'], days: 300 },
  { who: 'tao', level: 'Premium (SVIP)', tag: 'Active', says: ['184.20 of 500.00 GB used', 'Resets'], days: 71 },
  { who: 'max', level: 'Premium (SVIP)', tag: 'Active', says: ['500.00 of 500.00 GB', 'is used. It starts'], days: 40 },
  { who: 'ula', level: 'Premium (SVIP)', tag: 'Active', says: ['500 GB every 30 days', '0.00 GB used'], days: 150 },
  { who: 'kai', level: 'Basic (VIP)', tag: 'Expired', says: ['Expired on', 'has ended'], days: -40 },
  { who: 'rui', level: 'Premium (SVIP)', tag: 'Expired', says: ['Expired on', 'Basic (VIP)'], days: -5 },
  { who: 'yun', level: 'Basic (VIP)', tag: 'Active', says: ['Premium (SVIP)', 'Expired 20'], days: 100 },
  { who: 'bob', level: 'Basic (VIP)', tag: 'Active', says: ['12 days left', 'ends in 12 days'], days: 12 },
  { who: 'nia', level: 'Premium (SVIP)', tag: 'Active', says: ['3 days left', 'ends in 3 days'], days: 3 },
  { who: 'dev', level: 'Premium (SVIP)', tag: 'Active', says: ['50.00 of 500.00 GB used'], days: 60 },
  { who: 'ned', level: 'Basic (VIP)', tag: 'Active', says: ['Valid until'], days: 90 },
  { who: 'uma', level: 'Basic (VIP)', tag: 'Active', says: ['Valid until'], days: 45 },
];

for (const { who, level, tag, says, days } of STATES) {
  test(`${who} sees "${level}", "${tag}" and its end; the screen is accessible`, async ({ page, verbs, sandbox }) => {
    await verbs.signedIn(who);
    await verbs.open('account', { locale: 'en' });
    const summary = summaryOf(page);
    await expect(summary.getByRole('heading', { name: level })).toBeVisible();
    await expect(summary.locator('.tag')).toHaveText(tag);
    for (const text of says) await expect(summary).toContainText(text);
    if (days !== undefined) await expectMoment(summary.locator('time').first(), days);
    await expect(page.getByText(sandbox.people[who].account, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const locale of LOCALES) {
  test(`level, end, data and devices are said in the reader's language (${locale})`, async ({ page, verbs }) => {
    const own = words(locale, 'account');
    await verbs.signedIn('nia');
    await verbs.open('account', { locale });
    const summary = summaryOf(page);
    await expect(summary.getByRole('heading', { name: own('level.two') })).toBeVisible();
    await expect(summary).toContainText(own('end.soon', { count: 3, level: own('level.two') }));
    await expect(summary).toContainText(own('traffic.used', { used: '250.00', max: '500.00' }));
    await expect(summary.getByRole('progressbar', { name: own('traffic.label') })).toHaveJSProperty('value', 50);
    await expect(page.getByText(own('devices.count', { count: 2 }))).toBeVisible();
    await expect(page.getByRole('cell').filter({ hasText: formatAgo(86_400, 4 * 86_400, locale) })).toBeVisible();
    if (locale === 'zh') await expectAccessible(page);
  });
}

test('an expiring plan leads to the packages of its level; so do the links', async ({ page, verbs }) => {
  await verbs.signedIn('nia');
  await verbs.open('account', { locale: 'en' });
  const packages = (level: number) => href('packages', { locale: 'en', params: { level } });
  await expect(page.getByRole('link', { name: t('renew') })).toHaveAttribute('href', packages(2));
  const links = page.getByRole('navigation', { name: t('links.label') }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const address of [1, 2, 3].map(packages)) expect(addresses).toContain(address);
  for (const screen of ['rules', 'invite', 'appleIdPublic'] as const)
    expect(addresses).toContain(href(screen, { locale: 'en' }));
});

test('a device is unbound after a confirmation, and kept when it is cancelled', async ({ page, verbs, sandbox }) => {
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en' });
  await expect(page.getByText('3 devices linked')).toBeVisible();
  const unbind = page.getByRole('button', { name: 'Unbind Work laptop' });
  const dialog = page.getByRole('dialog', { name: t('devices.askTitle') });
  await unbind.click();
  await expect(dialog).toContainText('Work laptop');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: shared('dialog.cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(unbind).toBeFocused();
  expect(sandbox.calls('deviceUnbind')).toHaveLength(0);

  await unbind.click();
  await dialog.getByRole('button', { name: t('devices.unbind') }).click();
  await expect(page.getByText(t('devices.unbound'))).toBeVisible();
  await expect(page.getByText('2 devices linked')).toBeFocused();
  await expect(page.getByText('Work laptop')).toHaveCount(0);
  expect(sandbox.calls('deviceUnbind').map(({ payload }) => payload)).toEqual([{ id: '1-1' }]);
  await page.reload();
  await expect(page.getByText('2 devices linked')).toBeVisible();
});

test('a refused unbinding is said in the dialog, which stays for another try', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en' });
  await page.getByRole('button', { name: 'Unbind Work laptop' }).click();
  verbs.fault({ call: 'deviceUnbind', kind: 'refuse' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('devices.unbind') }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Refused by the test');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('devices.unbind') }).click();
  await expect(page.getByText('2 devices linked')).toBeVisible();
});

test('data is refreshed, and a failure is said next to its button', async ({ page, verbs }) => {
  await verbs.signedIn('tao');
  await verbs.open('account', { locale: 'en' });
  const summary = summaryOf(page);
  await summary.getByRole('button', { name: t('traffic.refresh') }).click();
  await expect(page.getByText('流量已刷新 · Data refreshed')).toBeVisible();
  await expect(summary).toContainText('185.45 of 500.00 GB used');
  verbs.expectConsole(/500/);
  verbs.fault({ call: 'refreshVip', kind: 'http500' });
  await summary.getByRole('button', { name: t('traffic.refresh') }).click();
  await expect(summary.getByRole('alert')).toContainText('Network error');
  await expect(summary).toContainText('185.45 of 500.00 GB used');
});

test('17 devices take 4 pages and 23 orders 5; address, Back and reload keep the page', async ({ page, verbs }) => {
  await verbs.signedIn('dev');
  await verbs.open('account', { locale: 'en' });
  const rows = page.getByRole('row', { name: /Unbind|Receipt/ });
  await expect(page.getByText('17 devices linked')).toBeVisible();
  await expect(rows).toHaveCount(5);
  const pager = page.getByRole('navigation', { name: t('devices.pages') });
  await pager.getByRole('button', { name: 'Page 4' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(href('account', { locale: 'en', query: { page: '4' } }));

  await page.getByRole('tab', { name: t('orders.tab') }).click();
  await expect(page.getByText('23 orders')).toBeVisible();
  await page.getByRole('button', { name: 'Page 5' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(href('account', { locale: 'en', query: { tab: 'orders', page: '5' } }));
  await page.reload();
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(rows).toHaveCount(5);
  await page.goBack();
  await expect(rows).toHaveCount(2);
});

test('an old order with only a price in yuan is shown in dollars, divided by 6.88', async ({ page, verbs }) => {
  await verbs.signedIn('dev');
  await verbs.open('account', { locale: 'en', query: { tab: 'orders', page: '2' } });
  await expect(page.getByRole('row').nth(2)).toContainText('SVIP 30');
  await expect(page.getByRole('row').nth(2)).toContainText('$14.99');
});

/** The name and the text of what a button offers for download. */
async function saved(page: Page, button: string): Promise<[string, string]> {
  const download: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
}

test('devices, orders and the reminder are saved as files', async ({ page, verbs }) => {
  await verbs.signedIn('uma');
  await verbs.open('account', { locale: 'en' });
  const [devices, devicesCsv] = await saved(page, t('export'));
  expect(devices).toMatch(/^devices-\d{4}-\d\d-\d\d\.csv$/);
  const lines = devicesCsv.split('\r\n');
  expect(lines[0]).toBe('\uFEFFDevice,Type,Platform,Linked');
  expect(lines[1]).toMatch(/^Work laptop,Windows 11,Computer,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(lines).toHaveLength(6);

  await page.getByRole('tab', { name: t('orders.tab') }).click();
  const [orders, ordersCsv] = await saved(page, t('export'));
  expect(orders).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(ordersCsv.split('\r\n')[1]).toMatch(/^P023001,VIP 30,30,5\.99,\d{4}/);

  const [reminder, ics] = await saved(page, t('reminder.do'));
  expect(reminder).toBe('expiry.ics');
  expect(ics).toContain('SUMMARY:Petrel: Basic (VIP) expires\r\n');
  expect(ics.replaceAll('\r\n ', '')).toContain(`${new URL(page.url()).origin}/en/packages/1/`);
});

for (const kind of ['http500', 'html', 'brokenContract', 'notJson', 'drop'] as const) {
  test(`an account that can't be loaded (${kind}) says so, and another try shows it`, async ({ page, verbs }) => {
    verbs.expectConsole(/500|ERR_INVALID_HTTP_RESPONSE/);
    await verbs.signedIn('lin');
    verbs.fault({ call: 'info', kind });
    await verbs.open('account', { locale: 'en' });
    await expect(page.getByRole('alert')).toContainText(/^(Network error|The server’s answer)/);
    await page.getByRole('button', { name: shared('failure.retry') }).click();
    await expect(page.getByText('3 devices linked')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a slow account shows its shape first; what the tab knows already is there at once', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  verbs.fault({ call: 'info', kind: 'slow', ms: 60_000 });
  await verbs.open('account', { locale: 'en' });
  await expect(page.getByText(shared('loading'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('3 devices linked')).toBeVisible();
  verbs.expectConsole(/ERR_INVALID_HTTP_RESPONSE/);
  verbs.fault({ call: 'info', kind: 'drop' });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Network error');
  await expect(page.getByText('3 devices linked')).toBeVisible();
});

test('a session that ends in the middle leads to the login, which says why and leads back', async ({ page, verbs }) => {
  await verbs.signedIn('tao');
  await verbs.open('account', { locale: 'en', query: { tab: 'orders' } });
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  verbs.fault({ call: 'refreshVip', kind: 'logout' });
  await page.getByRole('button', { name: t('traffic.refresh') }).click();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await islandsReady(page);
  await expect(page.getByRole('status').filter({ hasText: shared('failure.sessionEnded') })).toBeVisible();
  await verbs.fillLogin('en', 'tao');
  await page.waitForURL(`**${href('account', { locale: 'en', query: { tab: 'orders' } })}`);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
});

test('nothing is wider than a small phone, not even a long address or a device named like markup', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await verbs.signedIn('uma');
  await verbs.open('account', { locale: 'zh' });
  await expect(page.getByText('<img src=x onerror=alert(1)>', { exact: true })).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await page.getByRole('tab', { name: words('zh', 'account')('orders.tab') }).click();
  await page.getByRole('button', { name: /^收据/ }).first().click();
  await expect(page.getByText('T-P023001')).toBeVisible();
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
});

test('a level that runs without an end says so, offers a ticket, and shows the end once it is known', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('nia');
  verbs.fault({
    call: 'info',
    kind: 'rewrite',
    changes: [{ at: 'bean.expireSVip', value: 0 }, { at: 'bean.trafficMax' }],
  });
  await verbs.open('account', { locale: 'en' });
  const summary = summaryOf(page);
  await expect(summary.getByRole('heading', { name: 'Premium (SVIP)' })).toBeVisible();
  await expect(summary.locator('.tag')).toHaveText('Active');
  await expect(summary).toContainText('its end date isn’t here yet');
  await expect(summary).toContainText('500 GB every 30 days250.00 GB used');
  await expectAccessible(page);
  const end = summary.locator('.stack');
  await expect(end.getByRole('link')).toHaveAttribute('href', href('ticketCreate', { locale: 'en' }));
  await end.getByRole('button', { name: t('traffic.refresh') }).click();
  await expect(summary).toContainText('3 days left');
  await expect(summary).toContainText('250.00 of 500.00 GB used');
});

test('unbinding the last device leaves the focus where the list was', async ({ page, verbs }) => {
  await verbs.signedIn('nia');
  await verbs.open('account', { locale: 'en' });
  const dialog = page.getByRole('dialog', { name: t('devices.askTitle') });
  for (const left of ['1 device linked', t('devices.empty')]) {
    await page
      .getByRole('button', { name: /^Unbind/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: t('devices.unbind') }).click();
    await expect(page.locator(':focus')).toContainText(left);
  }
});
