import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { PaidOrder, Receipt, UserInfo } from '#contract/account.ts';
import { PromoData, ShareData } from '#contract/invite.ts';
import { skuList } from '#contract/shop.ts';
import { priceUsdOf } from '#features/account/records/bought.ts';

const GOODS = { key: 'a', price: { usd: 9.99 }, days: 30, vipLevel: 1 };

/** Returns the readable packages of a shop that lists only this one. */
function packages(own: object) {
  const { typed, output } = v.safeParse(skuList.bean, { goods: [{ ...GOODS, ...own }] });
  assert.ok(typed);
  return output.goods;
}

/** Returns what a schema reads from a value, and the places of which it complains. */
function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const { typed, output, issues = [] } = v.safeParse(schema, value);
  assert.ok(typed);
  return { output: output as v.InferOutput<Schema>, complaints: issues.map((issue) => v.getDotPath(issue)) };
}

test('an amount without a currency is in yuan, in packages, orders and receipts', () => {
  assert.equal(packages({ price: 344 })[0]?.price.usd, 50);
  assert.equal(packages({ price: '344' })[0]?.price.usd, 50);
  assert.equal(packages({ price: { usd: '49.99' } })[0]?.price.usd, 49.99);
  assert.equal(priceUsdOf(read(PaidOrder, { id: 1, price: 344 }).output), 50);
  assert.equal(priceUsdOf(read(PaidOrder, { id: 1, usd: 0, price: '344' }).output), 50);
  assert.equal(priceUsdOf(read(PaidOrder, { id: 1, usd: 0 }).output), 0);
  assert.equal(priceUsdOf(read(Receipt, { transactionId: 'T', usd: null, price: '344' }).output), 50);
});

for (const [name, own] of Object.entries({
  'an unreadable price': { price: 'on request' },
  'a price of nothing readable': { price: { usd: null } },
  'a negative price': { price: { usd: -1 } },
  'a price beyond a million': { price: { usd: 1_000_001 } },
  'a length of 1e-136 days': { days: 1e-136 },
  'a length of more than 100 years': { days: 36_501 },
  'a negative length': { days: -30 },
})) {
  test(`a package with ${name} is not sold`, () => assert.deepEqual(packages(own), []));
}

test('a package is sold without its absurd fields', () => {
  const [read] = packages({ save: -20, extraDays: 1e9, deviceNum: 0.5 });
  assert.deepEqual([read?.save, read?.extraDays, read?.deviceNum], [0, 0, 2]);
  assert.equal(packages({ save: 99.5 })[0]?.save, 0);
  // A server may compute (1 - 0.85) * 100 in floats, or send a share instead of a percentage.
  assert.equal(packages({ save: 15.000000000000002 })[0]?.save, 15);
  assert.equal(packages({ save: 0.2 })[0]?.save, 0);
});

test('absurd figures of a member, a receipt and the invite programmes are ignored, and reported', () => {
  const member = read(UserInfo, {
    account: 'a',
    trafficUse: -1,
    trafficMax: 1e15,

    pays: [{ id: 1, days: 1e9 }],
  });
  assert.deepEqual(member.complaints, ['trafficUse', 'trafficMax', 'pays.0.days']);
  const { trafficUse, trafficMax, pays } = member.output;
  assert.deepEqual([trafficUse, trafficMax, pays[0]?.days], [0, 0, 0]);
  assert.deepEqual(read(Receipt, { transactionId: 'T', deviceNum: 1e12, convert: -1e12, usd: 1e12 }).complaints, [
    'deviceNum',
    'convert',
    'usd',
  ]);
  assert.deepEqual(
    read(ShareData, { reg: -1, reward: 1e12, rewardList: [{ days: 30, reward: 1e9 }] }).output.rewardList,
    [],
  );
  const promo = read(PromoData, { rate: 20, outNum: 1e12, view: -1, rebate: [{ usd: 1e12, state: 0 }] });
  assert.deepEqual(promo.complaints, ['view', 'rebate.0.usd', 'rate', 'outNum']);
  assert.deepEqual(promo.output.rebate, []);
});
