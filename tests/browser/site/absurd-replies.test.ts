import type { Page } from 'playwright/test';
import { choosePackage } from '../checkout/buying.ts';
import { expect, PHONE, test } from '../support/fixtures.ts';

/** A name without a place to break. */
const LONG = 'W'.repeat(300);
const NAME = { zh: LONG, tw: LONG, en: LONG };
const MOST = { price: { usd: 1_000_000 }, save: 99, days: 36_500, extraDays: 36_500 };

/** By how many pixels the page can be scrolled sideways. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the longest names and largest figures stay within the shop', async ({ page, verbs }) => {
  await page.setViewportSize(PHONE);
  await verbs.setting('activity', 'banner');
  verbs.fault({
    call: 'skuList',
    kind: 'rewrite',
    changes: [
      {
        at: 'bean.goods.0',
        value: { ...MOST, key: 'vip-30', name: NAME, vipLevel: 1, noRefund: true, deviceNum: 9999 },
      },
      { at: 'bean.goods.5', value: { ...MOST, key: 'vip-7', vipLevel: 1 } },
      { at: 'bean.payArray.0.name', value: LONG },
      { at: 'bean.activity', value: { enable: true, title: NAME } },
    ],
  });
  await verbs.open('register', { locale: 'zh' });
  await choosePackage(page, 'vip-30');
  await expect(page.getByRole('region', { name: '订单明细' })).toContainText('US$1,000,000.00');
  expect(await excess(page)).toBe(0);
  await page.locator('[name=merchant]').first().check();
  expect(await excess(page)).toBe(0);
});

test('goods that nobody can mean are not sold, or are sold without what is absurd about them', async ({
  page,
  verbs,
}) => {
  verbs.expectConsole(/^skuList, not understood/);
  verbs.fault({
    call: 'skuList',
    kind: 'rewrite',
    changes: [
      { at: 'bean.goods.0.days', value: 1e-136 },
      { at: 'bean.goods.1.price.usd', value: 9e14 },
      { at: 'bean.goods.3.save', value: -1e15 },
      { at: 'bean.goods.3.extraDays', value: 1e9 },
    ],
  });
  await page.setViewportSize(PHONE);
  await verbs.open('register', { locale: 'en' });
  await expect(page.locator('[name=product]')).toHaveCount(4);
  await expect(page.locator('label', { has: page.locator('[value="vip-360"]') })).not.toContainText(/Save|\+/);
  expect(await excess(page)).toBe(0);
});

test('the longest names stay within account, receipt, tickets and thread', async ({ page, verbs }) => {
  await page.setViewportSize(PHONE);
  await verbs.signedIn('lin');
  const own = [
    { at: 'bean.device.0.name', value: LONG },
    { at: 'bean.device.0.type', value: LONG },
    { at: 'bean.pays.0.name', value: LONG },
    { at: 'bean.pays.0.usd', value: 1_000_000 },
    { at: 'bean.account', value: `${LONG}@example.com` },
  ];
  verbs.fault({ call: 'info', kind: 'rewrite', changes: own });
  await verbs.open('account', { locale: 'en' });
  await expect(page.getByText(LONG).first()).toBeVisible();
  expect(await excess(page)).toBe(0);

  verbs.fault({ call: 'info', kind: 'rewrite', changes: own });
  await verbs.open('account', { locale: 'en', query: { tab: 'orders' } });
  await expect(page.getByRole('cell', { name: '$1,000,000.00' })).toBeVisible();
  expect(await excess(page)).toBe(0);

  const receipt = [
    { at: 'bean.productName', value: { cn: LONG, en: LONG } },
    { at: 'bean.type', value: LONG },
    { at: 'bean.transactionId', value: LONG },
  ];
  verbs.fault({ call: 'orderReceipt', kind: 'rewrite', changes: receipt });
  await verbs.open('account', { locale: 'en', query: { tab: 'orders', receipt: 'P001001' } });
  await expect(page.getByRole('definition').getByText(LONG).first()).toBeVisible();
  expect(await excess(page)).toBe(0);

  verbs.fault({ call: 'ticket', kind: 'rewrite', changes: [{ at: 'bean.0.title', value: LONG }] });
  await verbs.open('ticket', { locale: 'en' });
  await expect(page.getByRole('link', { name: LONG })).toBeVisible();
  expect(await excess(page)).toBe(0);

  const thread = [
    { at: 'bean.info.title', value: LONG },
    { at: 'bean.info.name', value: LONG },
    { at: 'bean.list.0.content', value: LONG },
  ];
  verbs.fault({ call: 'ticketView', kind: 'rewrite', changes: thread });
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  await expect(page.getByText(LONG).first()).toBeVisible();
  expect(await excess(page)).toBe(0);
});

test('the largest figures stay within the invite programmes', async ({ page, verbs }) => {
  await page.setViewportSize(PHONE);
  await verbs.signedIn('sam');
  const share = [
    { at: 'bean.shareData.reg', value: 1_000_000_000 },
    { at: 'bean.shareData.reward', value: 1_000_000_000 },
    { at: 'bean.shareData.rewardList.0.reward', value: 36_500 },
    { at: 'bean.shareData.record.0.name', value: LONG },
    { at: 'bean.url', value: `https://example.com/${LONG}` },
  ];
  verbs.fault({ call: 'invite', kind: 'rewrite', changes: share });
  await verbs.open('invite', { locale: 'en' });
  await expect(page.getByText(LONG).first()).toBeVisible();
  expect(await excess(page)).toBe(0);

  await verbs.become('pia');
  const promo = [
    { at: 'bean.promoData.view', value: 1_000_000_000 },
    { at: 'bean.promoData.reg', value: 1_000_000_000 },
    { at: 'bean.promoData.rebate.0.usd', value: 1_000_000 },
    { at: 'bean.promoData.rebate.0.state', value: 9999 },
    { at: 'bean.promoData.draw.0.usd', value: 1_000_000 },
  ];
  verbs.fault({ call: 'invite', kind: 'rewrite', changes: promo });
  await verbs.open('invite', { locale: 'en' });
  await expect(page.getByText('$1,000,000.00').first()).toBeVisible();
  expect(await excess(page)).toBe(0);
});
