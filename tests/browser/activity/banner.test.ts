import type { Page } from 'playwright/test';
import { href } from '../../../src/routes/href.ts';
import { API_TEXT, LOCALES } from '../../../src/routes/locales.ts';
import { expectAccessible } from '../support/accessible.ts';
import { DESKTOP, expect, PHONE, pageIdle, test, words } from '../support/fixtures.ts';
import { watchRequests } from '../support/requests.ts';
import { watchShifts } from '../support/shifts.ts';
import { storageKey } from '../support/storage.ts';

const OFFER = {
  zh: '秋季优惠进行中：一年套餐加送 15 天',
  tw: '秋季優惠進行中：一年方案加送 15 天',
  en: 'Autumn offer: a year comes with 15 days on top',
};

/** Gives the tab what `info` answered for a member whose new-user discount runs for `seconds` more. */
async function withDiscount(page: Page, seconds: number): Promise<void> {
  const key = storageKey('userInfo');
  await page.addInitScript(
    ({ key, lastTime }) => {
      const ends = { expire: 0, expireSVip: 0, expired: false, expiredSVip: false, lastExpire: 0 };
      const traffic = { trafficDate: 0, trafficUse: 0, trafficMax: 0 };
      const member = { account: 'xin@example.com', vipType: 0, lastTime, device: [], pays: [], keptAtMs: Date.now() };
      const userInfo = { ...ends, ...traffic, ...member };
      if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, JSON.stringify(userInfo));
    },
    { key, lastTime: seconds },
  );
}

test('the activity’s message stands on top and leads to the packages (en)', async ({ page, verbs }) => {
  const locale = 'en';
  await verbs.setting('activity', 'banner');
  const shifts = await watchShifts(page);
  await page.setViewportSize(PHONE);
  await verbs.open('landing', { locale });
  const banner = page.getByRole('link', { name: OFFER[API_TEXT[locale]] });
  await expect(banner).toBeVisible();
  expect((await shifts()).moved).toEqual([]);
  await verbs.signedIn('lin');
  await page.reload();
  await banner.click();
  await page.waitForURL(`**${href('packages', { locale, params: { level: '1' } })}`);
  // There the goods' own countdown takes its place, where there is room above them (docs/behaviour/chrome.md#banner).
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('link', { name: words(locale, 'banner')('until') })).toBeVisible();
});

test('the message takes the colours that were sent, and covers neither the menu nor the page, in each language', async ({
  page,
  verbs,
}) => {
  await verbs.setting('activity', 'banner');
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const locale of LOCALES) {
    await verbs.open('landing', { locale });
    const banner = page.getByRole('link', { name: OFFER[API_TEXT[locale]] });
    await expect(banner).toBeVisible();
    const boxes = await Promise.all(
      [banner, page.getByRole('banner'), page.getByRole('heading', { level: 1 })].map(
        async (part) => await part.boundingBox(),
      ),
    );
    const [line, header, heading] = boxes.map((box) => ({
      top: box?.y ?? -1,
      end: (box?.y ?? 0) + (box?.height ?? 0),
    }));
    expect(line?.top).toBe(0);
    expect(header?.top).toBeGreaterThanOrEqual(line?.end ?? 0);
    expect(heading?.top).toBeGreaterThanOrEqual(header?.end ?? 0);
  }
  const banner = page.getByRole('link', { name: OFFER.en });
  await expect(banner).toHaveCSS('background-color', 'rgb(13, 36, 54)');
  await expect(banner).toHaveCSS('color', 'rgb(255, 224, 168)');
  await expect(banner).toHaveCSS('font-weight', '600');
  // Its focus is seen on any ground on which its words are.
  await banner.focus();
  await expect(banner).toHaveCSS('outline-color', 'rgb(255, 224, 168)');
  await expect(banner).toHaveCSS('position', 'absolute');
  await expectAccessible(page);
});

test('the activity is asked for once in half an hour', async ({ page, verbs, sandbox }) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00+08:00') });
  await verbs.setting('activity', 'banner');
  const banner = page.getByRole('link', { name: OFFER.en });
  await verbs.open('contact', { locale: 'en' });
  await page.clock.runFor(3000);
  await expect(banner).toBeVisible();
  await page.clock.fastForward('29:00');
  await verbs.open('terms', { locale: 'en' });
  await expect(banner).toBeVisible();
  await expect.poll(() => sandbox.calls('activityCheck')).toHaveLength(1);
  await page.clock.fastForward('02:00');
  await verbs.open('faq', { locale: 'en' });
  await page.clock.runFor(3000);
  await expect(banner).toBeVisible();
  await expect.poll(() => sandbox.calls('activityCheck')).toHaveLength(2);
});

const NOON = Date.parse('2026-11-21T12:00:00+08:00');

test('a running new-user countdown wins over the message, continues on the next page, and ends in two dashes', async ({
  page,
  verbs,
}) => {
  const t = words('en', 'banner');
  const innerText = { useInnerText: true };
  await page.clock.setFixedTime(NOON);
  await verbs.setting('activity', 'banner');
  await verbs.signedIn('xin');
  await withDiscount(page, 93_784);
  await verbs.open('contact', { locale: 'en' });
  const banner = page.getByRole('link', { name: t('until') });
  await expect(banner).toContainText('New-user offer ends in 01 d 02 h 03 min 04 s', innerText);
  await page.clock.setFixedTime(NOON + 5000);
  await expect(banner).toContainText('New-user offer ends in 01 d 02 h 02 min 59 s', innerText);
  await expect(page.getByText(OFFER.en)).toHaveCount(0);
  // It does not start again, in another language either.
  await verbs.open('enterprise', { locale: 'zh' });
  await expect(page.getByRole('link', { name: words('zh', 'banner')('until') })).toContainText(
    '01 天 02 时 02 分 59 秒',
  );
  await verbs.open('contact', { locale: 'en' });
  await page.clock.setFixedTime(NOON + 93_784_000);
  await expect(page.getByRole('link', { name: 'New-user offer ends in --' })).toBeVisible();
});

test('a countdown is named by its end, and can be stopped: it then says when the offer ends, here and at the packages', {
  tag: ['@reader:offer', '@keyboard:offer'],
}, async ({ page, verbs }) => {
  await page.clock.setFixedTime(NOON);
  await verbs.signedIn('xin');
  await verbs.open('packages', { locale: 'en', params: { level: '1' } });
  // Twenty hours, from when the member was made.
  const until = /^New-user offer until 2026-11-2\d \d\d:\d\d:\d\d$/;
  const banner = page.getByRole('link', { name: until });
  await expect(banner).toBeVisible();
  await expect(page.getByText(/Offer ends in [12] h/)).toBeVisible();
  // Nor do the seconds stand in the name of the package that they are about.
  await expect(page.getByRole('radio', { name: /Offer until 2026-11-21 1[34]:/ })).not.toHaveAccessibleName(/ends in/);
  const stop = page.getByRole('complementary').getByRole('button', { name: 'Stop the countdown' });
  await stop.click();
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/ends in/).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/^Offer until 2026-11-21 1[34]:/)).toBeVisible();
  await expect(banner).toHaveText(until, { useInnerText: true });
  await stop.click();
  await expect(banner).toContainText(/ends in 0\d d \d\d h/, { useInnerText: true });
});

test('a member’s countdown shows once the account has been asked, also on a page that asks for nothing, and is asked for once', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.setting('activity', 'banner');
  await verbs.signedIn('xin');
  await verbs.open('terms', { locale: 'en' });
  const banner = page.getByRole('link', { name: words('en', 'banner')('until') });
  await expect(banner).toContainText('19 h 59 min');
  await verbs.open('invite', { locale: 'en' });
  await expect(banner).toBeVisible();
  await expect.poll(() => sandbox.calls('info')).toHaveLength(1);
  await verbs.open('downloadClient', { locale: 'en', params: { type: 'router' } });
  await expect(banner).toContainText('19 h 59 min');
});

test('a screen that asks about its member by itself is not asked again for the banner', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('lin');
  verbs.fault({ call: 'info', kind: 'slow', ms: 1500 });
  const untilAllIsLoaded = watchRequests(page);
  await verbs.open('account', { locale: 'en' });
  await untilAllIsLoaded();
  await expect.poll(() => sandbox.calls('info')).toHaveLength(1);
});

test('nothing is asked about a member for visitors, and a failure of it is not said', async ({
  page,
  verbs,
  sandbox,
}) => {
  verbs.expectConsole(/500/);
  const untilAllIsLoaded = watchRequests(page);
  await verbs.open('terms', { locale: 'en' });
  await untilAllIsLoaded();
  expect(sandbox.calls('info')).toHaveLength(0);
  await verbs.signedIn('xin');
  verbs.fault({ call: 'info', kind: 'http500' });
  await verbs.open('privacy', { locale: 'en' });
  await untilAllIsLoaded();
  await expect.poll(() => sandbox.calls('info')).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the banner leads visitors to registering and members to the packages, with the package kept; there the goods’ own countdown wins', async ({
  page,
  verbs,
}) => {
  await verbs.setting('activity', 'banner');
  const query = { product: 'vip-360' };
  for (const [shelf, person] of [
    [href('register', { locale: 'en', query })],
    [href('packages', { locale: 'en', params: { level: '1' }, query }), 'lin'],
  ] as const) {
    if (person) await verbs.signedIn(person);
    await verbs.open('terms', { locale: 'en', query });
    await page.getByRole('link', { name: OFFER.en }).click();
    await page.waitForURL(`**${shelf}`);
    await expect(page.locator('[name=product]:checked')).toHaveValue('vip-360');
    if (person) continue;
    const banner = page.getByRole('link', { name: words('en', 'banner')('until') });
    await expect(banner).toContainText(/New-user offer ends in 00 d 01 h 59 min \d\d s/, { useInnerText: true });
    await expect(page.getByText(OFFER.en)).toHaveCount(0);
  }
});

test('a page without an answer about the activity has no banner and is otherwise complete', async ({
  page,
  verbs,
  sandbox,
}) => {
  verbs.expectConsole(/500|401|ERR_/);
  await verbs.setting('activity', 'on');
  for (const [index, kind] of (['http500', 'html', 'brokenContract', 'drop', 'logout', 'refuse'] as const).entries()) {
    await test.step(kind, async () => {
      verbs.fault({ call: 'activityCheck', kind });
      await verbs.open('landing', { locale: 'en' });
      await expect.poll(() => sandbox.calls('activityCheck').length).toBe(index + 1);
      await expect(page.getByRole('radio')).toHaveCount(3);
      await pageIdle(page);
      await expect(page.getByText(OFFER.en)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('body-only pages have no banner', async ({ page, verbs, sandbox }) => {
  await verbs.setting('activity', 'on');
  await verbs.open('appTerms', { locale: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-banner-link]')).toHaveCount(0);
  expect(sandbox.calls('activityCheck')).toHaveLength(0);
});
