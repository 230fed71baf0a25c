import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import type { UserInfo } from '#contract/account.ts';
import { Product } from '#contract/shop.ts';
import { cardsOf, isHeadForSupport } from '#features/account/aside/cards.ts';
import { renewalsOf } from '#features/account/aside/renewals.ts';

const phone: UserInfo['device'][number] = { id: '1', name: '', type: '', platform: 'phone', linkTime: 0 };
const basic: Parameters<typeof cardsOf>[0] = { vipType: 1, device: [phone], trafficUse: 0, trafficMax: 0 };
const premium = { ...basic, vipType: 2, trafficMax: 500 } as const;

test('the sidebar shows prices to renew with, or the data; it shows no offer while a payment is pending', () => {
  const beside = (info: typeof basic, stage: Parameters<typeof cardsOf>[1], isWaiting = false) =>
    cardsOf(info, stage, isWaiting).join();
  assert.equal(beside(basic, 'running'), '');
  assert.equal(beside(basic, 'soon'), 'renew');
  assert.equal(beside(basic, 'soon', true), '');
  assert.equal(beside({ ...basic, vipType: 0 }, 'over'), 'renew');
  assert.equal(beside({ ...basic, vipType: 0 }, 'none'), '');
  assert.equal(beside(premium, 'running'), 'data');
  assert.equal(beside(premium, 'soon'), 'renew,data');
  assert.equal(beside({ ...premium, trafficUse: 500 }, 'soon'), 'data');
  assert.equal(beside(premium, 'over'), 'renew');
});

test('only one place offers support: the head if the data is used up and no payment is pending, otherwise the links', () => {
  const full = { ...premium, trafficUse: 500 };
  assert.deepEqual([isHeadForSupport(full, false), isHeadForSupport(full, true)], [true, false]);
  assert.equal(isHeadForSupport(premium, false), false);
});

test('members who renew are offered their last package, then the recommended or the cheapest one; nothing while payments are paused', () => {
  const goods = [360, 30, 90].map((days) =>
    v.parse(Product, { key: `vip-${days}`, price: { usd: days / 7 }, days, vipLevel: 1, recommend: days === 360 }),
  );
  const offered = (payState: 0 | 1, ...bought: number[]) => {
    const pays = bought.map((days, date) => ({ id: days, name: `VIP ${days}`, days, date }));
    const { products, isKnown } = renewalsOf({ goods, payState }, 1, pays);
    return [isKnown, ...products.map(({ days }) => days)];
  };
  assert.deepEqual(offered(1, 360, 90), [true, 90, 360]);
  assert.deepEqual(offered(1, 360), [true, 360, 30]);
  assert.deepEqual(offered(1, 777), [false, 360, 30]);
  assert.deepEqual(offered(0, 360), [false]);
});
