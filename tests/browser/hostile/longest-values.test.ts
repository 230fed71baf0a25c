import type { Locator, Page } from 'playwright/test';
import type { HrefOptions } from '#routes/href.ts';
import type { ScreenName } from '#routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { choosePackage } from '../journeys/checkout/buying.ts';
import { expect, PHONE, test } from '../support/fixtures.ts';

/** A name in which no line can break. */
const LONG = 'W'.repeat(300);
const NAME = { zh: LONG, tw: LONG, en: LONG };
const MOST = { price: { usd: 1_000_000 }, save: 99, days: 36_500, extraDays: 36_500 };

/** By how many pixels the page scrolls sideways. */
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

/** An answer with the longest names or the largest figures, and an element that shows one of them. */
interface Absurd {
  person: PersonName;
  call: string;
  /** The values by their places in the answer. */
  values: Readonly<Record<string, unknown>>;
  screen: ScreenName;
  options?: HrefOptions;
  shown(page: Page): Locator;
}

const longText = (page: Page): Locator => page.getByText(LONG).first();
const ACCOUNT = {
  'bean.device.0.name': LONG,
  'bean.device.0.type': LONG,
  'bean.pays.0.name': LONG,
  'bean.pays.0.usd': 1_000_000,
  'bean.account': `${LONG}@example.com`,
};

const ABSURD: readonly Absurd[] = [
  { person: 'lin', call: 'info', values: ACCOUNT, screen: 'account', shown: longText },
  {
    person: 'lin',
    call: 'info',
    values: ACCOUNT,
    screen: 'account',
    options: { query: { tab: 'orders' } },
    shown: (page) => page.getByRole('listitem').getByText('$1,000,000.00', { exact: true }),
  },
  {
    person: 'lin',
    call: 'orderReceipt',
    values: { 'bean.productName': { cn: LONG, en: LONG }, 'bean.type': LONG, 'bean.transactionId': LONG },
    screen: 'account',
    options: { query: { tab: 'orders', receipt: 'P001001' } },
    shown: (page) => page.getByRole('definition').getByText(LONG).first(),
  },
  { person: 'lin', call: 'ticket', values: { 'bean.0.title': LONG }, screen: 'ticket', shown: longText },
  {
    person: 'lin',
    call: 'ticketView',
    values: { 'bean.info.title': LONG, 'bean.info.name': LONG, 'bean.list.0.content': LONG },
    screen: 'ticketContent',
    options: { params: { id: '102' } },
    shown: longText,
  },
  {
    person: 'sam',
    call: 'invite',
    values: {
      'bean.shareData.reg': 1_000_000_000,
      'bean.shareData.reward': 1_000_000_000,
      'bean.shareData.rewardList.0.reward': 36_500,
      'bean.shareData.record.0.name': LONG,
      'bean.url': `https://example.com/${LONG}`,
    },
    screen: 'invite',
    shown: longText,
  },
  {
    person: 'pia',
    call: 'invite',
    values: {
      'bean.promoData.view': 1_000_000_000,
      'bean.promoData.reg': 1_000_000_000,
      'bean.promoData.rebate.0.usd': 1_000_000,
      'bean.promoData.rebate.0.state': 9999,
      'bean.promoData.draw.0.usd': 1_000_000,
    },
    screen: 'invite',
    shown: (page) => page.getByText('$1,000,000.00').first(),
  },
];

test('the longest names and largest figures stay within the members’ screens', async ({ page, verbs }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/robots.txt');
  for (const { person, call, values, screen, options, shown } of ABSURD) {
    await verbs.become(person);
    const changes = Object.entries(values).map(([at, value]) => ({ at, value }));
    verbs.fault({ call, kind: 'rewrite', changes });
    await verbs.open(screen, { locale: 'en', ...options });
    await expect(shown(page)).toBeVisible();
    expect(await excess(page), `${call} on ${screen}`).toBe(0);
  }
});
