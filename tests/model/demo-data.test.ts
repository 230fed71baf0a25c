import assert from 'node:assert/strict';
import { test } from 'node:test';
import { info } from '#contract/account.ts';
import { invite } from '#contract/invite.ts';
import { skuList } from '#contract/shop.ts';
import { type PersonName, people } from '../sandbox/seed/people.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();
const DAY = 86_400;
const now = () => Date.now() / 1000;
/** The days until a moment, rounded because the data were made a moment ago. The result is 0 if there is no moment. */
const daysTo = (seconds: number) => seconds && Math.round((seconds - now()) / DAY);

/** The days of level 1 and of level 2 that each member's orders and rewards leave. They were calculated by hand. */
const LEFT: Readonly<Record<PersonName, readonly [level1: number, level2: number]>> = {
  lin: [200, 0], // 30 + 90 + 375 + 30 + 15 earned − 340
  ann: [0, 0],
  xin: [0, 0],
  mei: [537, 407], // Premium: 30 + 390 − 13; Basic: 750 − 349 traded in + 420 of Premium − 284
  tao: [0, 71],
  max: [0, 34],
  ula: [0, 150],
  kai: [-40, 0],
  rui: [0, -5],
  yun: [100, -9], // 375 + 30 of Premium − 305
  bob: [12, 0],
  nia: [0, 3],
  leo: [700, 0],
  dev: [90, 51],
  ned: [90, 0],
  tia: [60, 0],
  rob: [120, 0],
  rae: [120, 0],
  sam: [365, 0], // 375 + 135 earned − 145
  pia: [365, 0],
  pol: [365, 0],
  pat: [30, 0],
  uma: [45, 0],
};

test('the days left of each demo member follow from their orders and earned days', async () => {
  for (const [name, [level1, level2]] of Object.entries(LEFT)) {
    const { expire, expireSVip, pays } = await stage.client.ask(info, {}, name as PersonName);
    assert.deepEqual([name, daysTo(expire), daysTo(expireSVip)], [name, level1, level2]);
    assert.ok(pays.every(({ date }) => date <= now()));
  }
  assert.deepEqual(Object.keys(LEFT), Object.keys(people));
});

test('a demo member’s data is reset every 30 days from when Premium began', async () => {
  const resets = { mei: 17, tao: 11, max: 4, nia: 3, dev: 21, ula: 0 } as const;
  for (const [name, days] of Object.entries(resets)) {
    const { trafficDate } = await stage.client.ask(info, {}, name as PersonName);
    assert.deepEqual([name, daysTo(trafficDate)], [name, days]);
  }
});

test('no device was bound after the membership had ended, or before the first order', async () => {
  for (const name of Object.keys(people) as PersonName[]) {
    const { device, pays, expire, expireSVip } = await stage.client.ask(info, {}, name);
    const first = Math.min(...pays.map(({ date }) => date));
    for (const { linkTime } of device) assert.ok(linkTime <= Math.max(expire, expireSVip) && linkTime >= first, name);
  }
});

test('rewards and rebates have been reviewed for 15 days, and withdrawals agree with them', async () => {
  const ageOf = ({ date }: { date: number }) => (now() - date) / DAY;
  for (const name of ['lin', 'sam', 'pia', 'pol'] as const) {
    const programme = await stage.client.ask(invite, {}, name);
    if (programme.inviteType === 'share') {
      const { record, reward } = programme.shareData;
      const rewarded = record.filter(({ status }) => status === 1);
      assert.ok(rewarded.length > 0 && rewarded.every((each) => ageOf(each) >= 15), name);
      assert.equal(
        rewarded.reduce((sum, each) => sum + each.reward, 0),
        reward,
      );
    } else {
      const { rebate, draw, outNum } = programme.promoData;
      const sum = (rows: typeof rebate, state: number) =>
        rows.filter((row) => row.state === state).reduce((total, { usd }) => total + usd, 0);
      assert.ok(
        rebate.every((each) => ageOf(each) < 15 === (each.state === 0)),
        name,
      );
      assert.ok(
        draw.every((each) => each.usd >= (outNum ?? 0) && ageOf(each) < 3 === (each.state === 0)),
        name,
      );
      assert.equal(sum(rebate, 2), sum(draw, 0));
      if (name === 'pia') assert.equal(sum(rebate, 3), sum(draw, 1));
    }
  }
});

test('half a year is never dearer a day than three months, with its offer and after it', async () => {
  for (const offer of ['running', 'over', 'zero']) {
    await stage.client.control('setting', { name: 'offer', value: offer });
    const { goods } = await stage.client.ask(skuList, {});
    const perDay = (wanted: string) =>
      goods.flatMap(({ key, price, days }) => (key === wanted ? price.usd / days : []))[0];
    const [half, quarter] = [perDay('vip-180'), perDay('vip-90')];
    assert.ok(half && quarter && half < quarter, offer);
  }
});
