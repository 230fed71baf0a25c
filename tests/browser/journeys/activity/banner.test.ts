import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { contractHash } from '../../../../build-steps/build-constants.ts';
import { PLACED } from '../../../model/support/placed.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { DESKTOP, expect, PHONE, pageIdle, settled, test, words } from '../../support/fixtures.ts';
import { scriptWith } from '../../support/script-files.ts';
import { storageKey } from '../../support/storage.ts';

const OFFER = '15 bonus days with a year of Basic';

const CLAIM = '15-day guarantee on Basic · 24/7 support';

/** Stores in the tab what `info` answers for a member whose new-user discount runs for `seconds` more. */
async function withDiscount(page: Page, seconds: number): Promise<void> {
  const key = storageKey('userInfo');
  await page.addInitScript(
    ({ key, lastTime, hash }) => {
      const ends = { expire: 0, expireSVip: 0, expired: false, expiredSVip: false, lastExpire: 0 };
      const traffic = { trafficDate: 0, trafficUse: 0, trafficMax: 0, contractHash: hash };
      const member = { account: 'xin@example.com', vipType: 0, lastTime, device: [], pays: [], keptAtMs: Date.now() };
      const userInfo = { ...ends, ...traffic, ...member };
      if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, JSON.stringify(userInfo));
    },
    { key, lastTime: seconds, hash: contractHash },
  );
}

test('the activity’s message replaces the claim in its own colours, and can be closed', async ({ page, verbs }) => {
  await verbs.setting('activity', 'banner');
  await page.setViewportSize(PHONE);
  const claim = page.getByRole('link', { name: CLAIM });
  await page.route('**/activityCheck', async (route) => {
    await expect(claim).toHaveAttribute('href', href('terms', { locale: 'en', hash: 'refund' }));
    await route.continue();
  });
  await verbs.open('landing', { locale: 'en' });
  await expect(page.getByRole('link', { name: OFFER })).toBeVisible();
  await expect(page.getByText(CLAIM)).toBeHidden();
  const row = page.getByRole('complementary', { name: 'Announcement' });
  await expect(row).toHaveCSS('background-color', 'rgb(13, 36, 54)');
  await expect(row).toHaveCSS('color', 'rgb(255, 224, 168)');
  await expect(row).toHaveCSS('position', 'static');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Hide the offer' }).click();
  await expect(claim).toBeFocused();
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await page.setViewportSize(DESKTOP);
  await verbs.open('register', { locale: 'en' });
  await expect(claim).toBeVisible();
  await pageIdle(page);
  await expect(page.getByText(OFFER)).toHaveCount(0);
});

test('the banner shows on pages where visitors may buy, and on phones on fewer pages', async ({ page, verbs }) => {
  const row = page.getByRole('complementary', { name: 'Announcement' });
  for (const [screen, onDesktop, onPhone] of [
    ['landing', 1, 1],
    ['register', 1, 0],
    ['login', 0, 0],
    ['terms', 0, 0],
  ] as const) {
    await page.setViewportSize(DESKTOP);
    await verbs.open(screen, { locale: 'en' });
    await expect(row.filter({ visible: true }), `${screen}, wide`).toHaveCount(onDesktop);
    await page.setViewportSize(PHONE);
    await expect(row.filter({ visible: true }), `${screen}, on a phone`).toHaveCount(onPhone);
  }
});

const NOON = Date.parse('2026-11-21T12:00:00+08:00');

test('a running countdown replaces the message, continues on the next page, and ends in two dashes', async ({
  page,
  verbs,
}) => {
  const t = words('en', 'banner');
  const innerText = { useInnerText: true };
  await page.clock.install({ time: NOON });
  await verbs.setting('activity', 'banner');
  await verbs.signedIn('xin');
  await withDiscount(page, 93_784);
  await verbs.open('enterprise', { locale: 'en' });
  const banner = page.getByRole('link', { name: t('until') });
  await expect(banner).toContainText(/New-user offer ends in 1 day 02:0[23]:\d\d/, innerText);
  await page.clock.fastForward('01:00:00');
  await expect(banner).toContainText(/New-user offer ends in 1 day 01:0[23]:\d\d/, innerText);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  // The countdown does not start again, not even in another language.
  await verbs.open('faq', { locale: 'zh' });
  await expect(page.getByRole('link', { name: words('zh', 'banner')('until') })).toContainText(/1天 01:0[23]:\d\d/);
  await verbs.open('enterprise', { locale: 'en' });
  await page.clock.fastForward('26:00:00');
  await expect(banner).toContainText('New-user offer ends in --', innerText);
});

test('an offer has the same end everywhere, and a package shows the end without the banner', {
  tag: ['@reader:offer', '@keyboard:offer'],
}, async ({ page, verbs }) => {
  await page.setViewportSize(DESKTOP);
  await verbs.signedIn('xin');
  await verbs.open('packages', { locale: 'en', params: { level: '1' } });
  // The offer ends twenty hours after the member was created.
  const banner = page.getByRole('link', { name: /^New-user offer until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ });
  await expect(banner).toContainText(/New-user offer ends in 19:59:\d\d/, { useInnerText: true });
  const times = () => page.evaluate(() => document.body.innerText.match(/(?<=ends in )\d\d:\d\d:\d\d/g) ?? []);
  await expect.poll(async () => new Set(await times()).size).toBe(1);
  // The package shows the time of day, so that only one countdown ticks on a screen.
  expect(await times()).toHaveLength(1);
  const row = page.getByRole('radio', { name: /Ends (at \d\d:\d\d|\d\d-\d\d \d\d:\d\d)/ });
  await expect(row).not.toHaveAccessibleName(/ends in/);
  await page.getByRole('button', { name: 'Hide the offer' }).click();
  await expect(page.getByText(/ends in/).filter({ visible: true })).toHaveCount(0);
  await expect(row).toBeVisible();
});

test('a member’s countdown is requested only once, even on pages without other requests', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.setting('activity', 'banner');
  await verbs.signedIn('xin');
  await verbs.open('landing', { locale: 'en' });
  // The sandbox's member has twenty hours. By now no second may have passed, or on a slow machine a minute.
  const banner = page.getByRole('link', { name: words('en', 'banner')('until') });
  const hours = /(19:5\d:\d\d|20:00:00)/;
  await expect(banner).toContainText(hours);
  await verbs.open('invite', { locale: 'en' });
  await expect(banner).toBeVisible();
  await expect.poll(() => sandbox.calls('info')).toHaveLength(1);
  await verbs.open('downloadClient', { locale: 'en', params: { type: 'router' } });
  await expect(banner).toContainText(hours);
});

test('the banner leads to the product list, keeps the package, and the products’ countdown wins there', async ({
  page,
  verbs,
}) => {
  await verbs.setting('activity', 'banner');
  const query = { product: 'vip-360' };
  for (const [packagesPage, person] of [
    [href('register', { locale: 'en', query })],
    [href('packages', { locale: 'en', params: { level: '1' }, query }), 'lin'],
  ] as const) {
    if (person) await verbs.signedIn(person);
    await verbs.open('landing', { locale: 'en', query });
    await page.getByRole('link', { name: OFFER }).click();
    await page.waitForURL(`**${packagesPage}`);
    await expect(page.locator('[name=product]:checked')).toHaveValue('vip-360');
    if (person) continue;
    const banner = page.getByRole('link', { name: words('en', 'banner')('until') });
    await expect(banner).toContainText(/New-user offer ends in 01:59:\d\d/, { useInnerText: true });
    await expect(page.getByText(OFFER)).toHaveCount(0);
  }
});

test('without an answer about the activity a page is complete', async ({ page, verbs, sandbox }) => {
  verbs.expectConsole(/500|401|ERR_/);
  await verbs.setting('activity', 'on');
  for (const [index, kind] of (['html', 'drop', 'logout'] as const).entries()) {
    await test.step(kind, async () => {
      verbs.fault({ call: 'activityCheck', kind });
      await verbs.open('landing', { locale: 'en' });
      await expect.poll(() => sandbox.calls('activityCheck').length).toBe(index + 1);
      await expect(page.getByRole('radio')).toHaveCount(3);
      await pageIdle(page);
      await expect(page.getByText(OFFER)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('the banner keeps showing an order, and an offer that comes later does not replace it', async ({
  page,
  verbs,
}) => {
  await verbs.setting('activity', 'banner');
  const order = { ...PLACED, atMs: Date.now() - 900_000 };
  const stored = { key: storageKey('pendingPayment'), orders: JSON.stringify([order]) };
  await page.addInitScript(({ key, orders }) => localStorage.setItem(key, orders), stored);
  await verbs.signedIn('lin');
  const line = page.getByRole('link', { name: words('en', 'waiting')('late.title') });
  const offers = page.waitForRequest('**/activityCheck');
  await page.route('**/Website/info', (route) => offers.then(() => route.continue()));
  await page.route('**/activityCheck', (route) =>
    expect(line)
      .toBeVisible()
      .then(() => route.continue()),
  );
  const shown = page.waitForResponse(`**${scriptWith('locales/en/banner.json')}`);
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await shown;
  await settled(page);
  await expect(line).toBeVisible();
  await expect(page.getByText(OFFER)).toBeHidden();
});
