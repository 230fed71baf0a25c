import { type Bean, inBean, inWrapper } from './api.ts';
import type { Planted } from './planted.ts';

const DAY = 86_400;
const seconds = (): number => Math.floor(Date.now() / 1000);

/** The packages with another price, made from US dollars. */
function priced(price: (usd: number) => unknown) {
  return inBean('skuList', (bean) => ({
    ...bean,
    goods: bean.goods.map((one: Bean) => ({ ...one, price: price(one.price.usd) })),
  }));
}

/** A fault of the first package. */
function inFirst(change: object) {
  return inBean('skuList', (bean) => ({ ...bean, goods: [{ ...bean.goods[0], ...change }, ...bean.goods.slice(1)] }));
}

/** A visitor's and a member's list of packages are the same. */
function twice(...lines: string[]): string[] {
  return ['visitor', 'member'].flatMap((as) => lines.map((line) => `skuList (${as}): ${line}`));
}

const inInfo = (change: object) => inBean('info', (bean) => ({ ...bean, ...change }));

/** Mistakes in what answers say of packages and members. */
export const VALUES: readonly Planted[] = [
  {
    mistake: 'prices in cents',
    fault: priced((usd) => ({ usd: Math.round(usd * 100) })),
    found: twice(
      'unusable goods.*.price is in cents? All are whole numbers, and cost 12.50 to 49.97 USD a day: "vip-30" is 599.00 USD for 30 days',
    ),
  },
  {
    mistake: 'prices in hundredths of a yuan',
    fault: inBean('skuList', (bean) => ({
      ...bean,
      goods: bean.goods.slice(0, 1).map((one: Bean) => ({ ...one, price: 4121 })),
    })),
    found: twice(
      'tolerated goods.0 (vip-30).price should be a price, is a number 4121: read as {"usd":598.982558139535}',
      'unusable goods.*.price is in cents? All are whole numbers, and cost 19.97 USD a day: "vip-30" is 598.98 USD for 30 days',
    ),
  },
  {
    mistake: 'prices in yuan',
    legitimate: 'an amount alone is read as yuan',
    fault: inFirst({ price: 41.21 }),
    found: twice(
      'tolerated goods.0 (vip-30).price should be a price, is a number 41.21: read as {"usd":5.989825581395349}',
    ),
  },
  {
    mistake: 'prices in whole dollars',
    legitimate: 'a day costs what a day may cost',
    fault: priced((usd) => ({ usd: Math.ceil(usd) })),
    found: [],
  },
  {
    mistake: 'prices with a sign',
    fault: inFirst({ price: { usd: '$5.99' } }),
    found: twice('unusable goods.0 (vip-30).price.usd should be a number, is a text "$5.99": it is left out'),
  },
  {
    mistake: 'a price below nothing',
    fault: inFirst({ price: { usd: -5.99 } }),
    found: twice('unusable goods.0 (vip-30).price.usd should be a number, is a number -5.99: it is left out'),
  },
  {
    mistake: 'a package without a key',
    fault: inFirst({ key: undefined }),
    found: twice('unusable goods.0.key is missing: it is left out'),
  },
  {
    mistake: 'two packages with one key',
    fault: inFirst({ key: 'vip-90' }),
    found: twice(
      'unusable goods.1 (vip-90).key is also that of goods.0: an order names the key alone, so one is sold as the other',
    ),
  },
  {
    mistake: 'a level that there is not',
    fault: inFirst({ vipLevel: 3 }),
    found: twice('unusable goods.0 (vip-30).vipLevel should be one of 1, 2, is a number 3: it is left out'),
  },
  {
    mistake: 'a package of no days',
    fault: inFirst({ days: 0 }),
    found: twice('tolerated goods.0 (vip-30).days is 0: a package of no days is shown'),
  },
  {
    mistake: 'an offer’s end as a moment',
    fault: inFirst({ lastTime: 1_900_000_000 }),
    found: twice('unusable goods.0 (vip-30).lastTime is 1900000000, a moment: seconds left are expected'),
  },
  {
    mistake: 'no way to pay',
    fault: inBean('skuList', (bean) => ({ ...bean, payArray: [] })),
    found: twice(
      'unusable payArray has no method with l1: nobody can pay for 6 packages of level 1',
      'unusable payArray has no method with l2: nobody can pay for 4 packages of level 2',
    ),
  },
  {
    mistake: 'no way to pay while payments are paused',
    legitimate: 'payments are paused, and the screen says so',
    fault: inBean('skuList', (bean) => ({ ...bean, payArray: [], payState: 0 })),
    found: [],
  },
  {
    mistake: 'no way to pay for level 2',
    fault: inBean('skuList', (bean) => ({
      ...bean,
      payArray: bean.payArray.map((one: Bean) => ({ ...one, l2: false })),
    })),
    found: twice('unusable payArray has no method with l2: nobody can pay for 4 packages of level 2'),
  },
  {
    mistake: 'two ways to pay with one id',
    fault: inBean('skuList', (bean) => ({ ...bean, payArray: bean.payArray.map((one: Bean) => ({ ...one, id: 1 })) })),
    found: twice(
      'tolerated payArray.1 (1).id is also that of payArray.0: an order names it, so one may be paid as the other',
      'tolerated payArray.2 (1).id is also that of payArray.0: an order names it, so one may be paid as the other',
      'tolerated payArray.3 (1).id is also that of payArray.0: an order names it, so one may be paid as the other',
      'tolerated payArray.4 (1).id is also that of payArray.0: an order names it, so one may be paid as the other',
    ),
  },
  {
    mistake: 'nothing to buy',
    fault: inBean('skuList', (bean) => ({ ...bean, goods: [] })),
    found: twice('hint goods is empty: there is nothing to buy'),
  },
  {
    mistake: 'a level beside the packages that is not the member’s',
    fault: inBean('skuList', (bean) => ({ ...bean, linkInfo: bean.linkInfo && { vipLevel: 2, lastExpire: 0 } })),
    found: [
      'skuList (member): tolerated linkInfo.vipLevel is 2, and vipType of info is 1',
      'skuList (member): tolerated linkInfo.lastExpire is 0 seconds, and in info 200 days',
    ],
  },
  {
    mistake: 'a running package that is called expired',
    fault: inInfo({ expired: true }),
    found: ['info (member): unusable expired is true, and expire is in 200 days: which is right the site can’t know'],
  },
  {
    mistake: 'an expired package that is not called so',
    fault: inInfo({ expired: false }),
    options: { account: 'kai@example.com' },
    found: ['info (member): unusable expired is false, and expire is 40 days ago: which is right the site can’t know'],
  },
  {
    mistake: 'a running level 2 that is called expired',
    fault: inInfo({ expiredSVip: true }),
    options: { account: 'mei@example.com' },
    found: [
      'info (member): unusable expiredSVip is true, and expireSVip is in 300 days: which is right the site can’t know',
    ],
  },
  {
    mistake: 'a level that the ends contradict',
    fault: inInfo({ vipType: 0 }),
    found: [
      'info (member): unusable vipType is 0, and expire is in 200 days: level 1 runs by these',
      'skuList (member): tolerated linkInfo.vipLevel is 1, and vipType of info is 0',
    ],
  },
  {
    mistake: 'a level without an end',
    legitimate: 'the level runs, and its end is not known yet',
    fault: inWrapper((call, { bean, ...rest }) => {
      if (call === 'info' && rest.code === 200) return { ...rest, bean: { ...bean, expire: 0, lastExpire: 0 } };
      if (call === 'skuList' && bean.linkInfo) return { ...rest, bean: { ...bean, linkInfo: { vipLevel: 1 } } };
      return { ...rest, bean };
    }),
    found: [],
  },
  {
    mistake: 'days where seconds left are expected',
    fault: inInfo({ lastExpire: 200 }),
    found: [
      'info (member): unusable lastExpire is 3 minutes, and expire is in 200 days: members see both',
      'skuList (member): tolerated linkInfo.lastExpire is 200 days, and in info 3 minutes',
    ],
  },
  {
    mistake: 'a moment where seconds left are expected',
    fault: inInfo({ lastTime: 1_900_000_000 }),
    found: ['info (member): unusable lastTime is 1900000000, a moment: seconds left are expected'],
  },
  {
    mistake: 'an end as text',
    fault: inInfo({ expireSVip: '2027-06-13T00:00:00Z' }),
    found: [
      'info (member): unusable expireSVip should be a moment, is a text "2027-06-13T00:00:00Z": taken as absent (0)',
    ],
  },
  {
    mistake: 'dates as year, month and day',
    fault: inBean('info', (bean) => ({ ...bean, pays: [{ ...bean.pays[0], date: 20_261_124 }] })),
    found: ['info (member): tolerated pays.0 (P001001).date is read as 1970-08-23: seconds since 1970 are expected'],
  },
  {
    mistake: 'dates that are yet to come, of a clock in China',
    fault: inBean('info', (bean) => ({ ...bean, pays: [{ ...bean.pays[0], date: seconds() + DAY / 3 }] })),
    found: ['info (member): tolerated pays.0 (P001001).date is in 8 hours: is it local time, where UTC is expected?'],
  },
  {
    mistake: 'two orders with one id',
    fault: inBean('info', (bean) => ({ ...bean, pays: [bean.pays[0], { ...bean.pays[1], id: bean.pays[0].id }] })),
    found: ['info (member): tolerated pays.1 (P001001).id is also that of pays.0: its receipt may be the other’s'],
  },
  {
    mistake: 'two devices with one id',
    fault: inBean('info', (bean) => ({ ...bean, device: bean.device.map((one: Bean) => ({ ...one, id: 7 })) })),
    found: [
      'info (member): tolerated device.1 (7).id is also that of device.0: who unbinds one may unbind the other',
      'info (member): tolerated device.2 (7).id is also that of device.0: who unbinds one may unbind the other',
    ],
  },
  {
    mistake: 'devices without an id',
    fault: inBean('info', (bean) => ({ ...bean, device: bean.device.map((one: Bean) => ({ ...one, id: undefined })) })),
    found: [
      'info (member): unusable device.0 (Work laptop).id is missing: it is left out',
      'info (member): unusable device.1 (小林的手机).id is missing: it is left out',
      'info (member): unusable device.2 (Browser at home).id is missing: it is left out',
    ],
  },
  {
    mistake: 'a member without an address',
    fault: inInfo({ account: null }),
    found: ['info (member): unusable account should be a text, is null: the answer is of no use'],
  },
  {
    mistake: 'amounts of orders in cents',
    fault: inBean('info', (bean) => ({
      ...bean,
      pays: bean.pays.map((one: Bean) => ({ ...one, usd: one.usd && Math.round(one.usd * 100), price: null })),
    })),
    found: [
      'info (member): unusable pays.*.usd is in cents? All are whole numbers, and cost 13.89 to 19.97 USD a day: "P001001" is 599.00 USD for 30 days',
      'orderReceipt (member): unusable usd is 5.99, and in pays of info 599: is one of them in cents?',
    ],
  },
  {
    mistake: 'the amount of a receipt in cents',
    fault: inBean('orderReceipt', (bean) => ({ ...bean, usd: Math.round(bean.usd * 100) })),
    found: ['orderReceipt (member): unusable usd is 599, and in pays of info 5.99: is one of them in cents?'],
  },
  {
    mistake: 'another amount on the receipt',
    fault: inBean('orderReceipt', (bean) => ({ ...bean, usd: bean.usd + 1 })),
    found: [
      'orderReceipt (member): tolerated usd is 6.99, and in pays of info 5.99: members see two amounts of one order',
    ],
  },
  {
    mistake: 'used data in kB',
    fault: inBean('info', (bean) => ({ ...bean, trafficUse: bean.trafficUse * 1024 })),
    options: { account: 'tao@example.com' },
    found: ['info (member): tolerated trafficUse is 193147904 of 512000 MB: is one of them in another unit?'],
  },
  {
    mistake: 'data in GB',
    fault: inInfo({ trafficUse: 184, trafficMax: 500 }),
    options: { account: 'tao@example.com' },
    found: ['info (member): hint trafficMax is 500 MB: is that GB?'],
  },
  {
    mistake: 'a reset of data that is over',
    fault: inBean('info', (bean) => ({ ...bean, trafficDate: seconds() - 2 * DAY - 60 })),
    options: { account: 'mei@example.com' },
    found: ['info (member): tolerated trafficDate is 2 days ago: the next reset is expected'],
  },
];
