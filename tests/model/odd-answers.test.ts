import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ContractBroken } from '#api/failures.ts';
import { rewritten } from '../sandbox/api/faults.ts';
import { gatherAnswers, readBean as read } from './support/sample-answers.ts';

const ABSENT = Symbol('absent');

const { samples, warnings } = gatherAnswers();

/** The value that the site reads from a sample answer in which some places were changed. */
function readChanged(name: string, changes: Parameters<typeof rewritten>[1]): Record<string, unknown> {
  const sample = samples.find((one) => one.name === name);
  assert.ok(sample);
  return Object(read(name, Object(rewritten(sample, changes)).bean));
}

/** The part of a value at a place such as `goods.0.key`. */
function valueAt(value: unknown, at: string): unknown {
  return at.split('.').reduce<unknown>((holder, key) => Object(holder)[key], value);
}

const TEXTS = { zh: '一年', tw: '一年方案', en: 'One year' };
/** Odd values that servers send: the place of each, what the site reads at which place, and the message on the console. */
const ODDITIES: readonly [call: string, at: string, value: unknown, place: string, read: unknown, told?: string][] = [
  ['skuList', 'goods.0.key', 30, 'goods.0.key', 30],
  ['skuList', 'goods.0.price.usd', '1.99', 'goods.0.price', { usd: 1.99 }],
  ['skuList', 'goods.0.price', 344, 'goods.0.price', { usd: 50 }],
  ['skuList', 'goods.0.price.usd', null, 'goods.0.key', 'vip-90', 'goods.0.price: expected a price, got object'],
  ['skuList', 'goods.0.name', { zh: '一年', en: 'One year' }, 'goods.0.name', { ...TEXTS, tw: '一年' }],
  ['skuList', 'goods.0.name', 'VIP', 'goods.0.name', { zh: 'VIP', tw: 'VIP', en: 'VIP' }],
  ['skuList', 'goods.0.vipLevel', '2', 'goods.0.vipLevel', 2],
  ['skuList', 'goods.0.days', '30', 'goods.0.days', 30],
  ['skuList', 'goods.3.recommend', 1, 'goods.3.recommend', true],
  [
    'skuList',
    'goods.3.recommend',
    'yes',
    'goods.3.recommend',
    false,
    'goods.3.recommend: expected yes or no, got string',
  ],
  ['skuList', 'goods.0', 'sold out', 'goods.0.key', 'vip-90', 'goods.0: expected Object, got string'],
  ['skuList', 'payArray.0.name', 'Octopus', 'payArray.0.name', 'Octopus'],
  ['skuList', 'payArray.0.l1', 1, 'payArray.0.l1', true],
  ['skuList', 'payArray.0.l1', '0', 'payArray.0.l1', false],
  ['skuList', 'payArray.0.l1', ABSENT, 'payArray.0.l1', false],
  ['skuList', 'payArray.0.id', null, 'payArray.0.id', 2, 'payArray.0.id: expected an id, got null'],
  ['skuList', 'payArray', ABSENT, 'payArray', []],
  ['skuList', 'payState', '0', 'payState', 0],
  ['skuList', 'payState', ABSENT, 'payState', 1],
  ['skuList', 'vipUpgrade', { enable: false }, 'vipUpgrade.enable', false],
  ['skuList', 'vipUpgrade', 'none', 'vipUpgrade', undefined, 'vipUpgrade: expected Object, got string'],
  ['activityCheck', 'enable', '1', 'enable', true],
  [
    'activityCheck',
    'webBannerStyle',
    'color: #fff; background: red',
    'webBannerStyle',
    { color: '#fff', background: 'red' },
  ],
  ['activityCheck', 'webBannerStyle', { fontWeight: 600, color: null }, 'webBannerStyle', { fontWeight: '600' }],
  ['activityCheck', 'image', { s: TEXTS }, 'image', { b: TEXTS, s: TEXTS }],
  ['activityCheck', 'image', {}, 'image', undefined],
  ['info', 'device.0.id', 9, 'device.0.id', 9],
  ['info', 'device.0.platform', 'watch', 'device.0.platform', 'other'],
  ['info', 'device.0.linkTime', '1735689600', 'device.0.linkTime', 1_735_689_600],
  ['info', 'device.0.linkTime', 1_735_689_600_000, 'device.0.linkTime', 1_735_689_600],
  ['info', 'device.1.linkTime', 9e15, 'device.1.linkTime', 0],
  ['info', 'device.1.name', 'Half \ud83d', 'device.1.name', 'Half \ufffd'],
  ['info', 'device.0', { name: 'No id' }, 'device.0.name', '小林的手机', 'device.0.id: is missing'],
  ['info', 'expire', 9e15, 'expire', 0],
  ['info', 'expired', '1', 'expired', true],
  ['info', 'vipType', 5, 'vipType', 1, 'vipType: expected one of 0, 1, 2, got number'],
  ['info', 'pays.0.usd', '49.99', 'pays.0.usd', 49.99],
  ['refreshVip', '', null, '', ''],
  ['orderReceipt', 'productName', { cn: '一年' }, 'productName', { cn: '一年', en: '一年' }],
  ['ticket', '0.title', 'half \ud83d', '0.title', 'half \ufffd'],
  ['ticketView', 'list.0.userId', '-1', 'messages.0.isAgent', true],
  ['ticketView', 'list.0', { userId: 7, file: ['', 'one.png'] }, 'messages.0.content', ''],
  ['ticketView', 'list.0', { userId: 7, file: ['', 'one.png'] }, 'messages.0.file', ['one.png']],
  ['ticketView', 'info', null, 'title', '–'],
  ['ticketTouristView', 'info.subject', 9, 'subject', 9],
  ['ticketImageUpload', '', 'one.png', '', ['one.png']],
  ['invite', 'shareData.rewardList.0.type', ABSENT, 'shareData.rewardList.0.type', undefined],
  [
    'invite',
    'shareData.record.0.date',
    'x',
    'shareData.record.0.date',
    0,
    'shareData.record.0.date: expected a moment, got string',
  ],
  ['userRules', 'max', '20', 'max', 20],
  ['userRules', 'max', ABSENT, 'max', undefined],
  ['userRules', 'max', 'many', 'max', undefined, 'max: expected a number from 0 to 1000000000, got string'],
  ['userRules', 'list', ['a.com', 1], 'list', ['a.com'], 'list.1: expected a domain, got number'],
  ['userRulesAdd', '', {}, 'list', null],
  ['userRulesAdd', '', [1], 'list', null],
  ['userRulesRemove', 'list', [1], 'list', null],
  ['userRulesRemove', 'list', [], 'list', []],
];

for (const [name, at, value, place, expected, told] of ODDITIES) {
  const what = value === ABSENT ? 'nothing' : JSON.stringify(value);
  test(`${name}: ${what} at ${at || 'its bean'} is read as ${JSON.stringify(expected)} at ${place || 'its bean'}`, () => {
    const changes = [{ at: ['bean', at].filter(Boolean).join('.'), value: value === ABSENT ? undefined : value }];
    const read = readChanged(name, changes);
    assert.deepEqual(place ? valueAt(read, place) : read.valueOf(), expected);
    assert.deepEqual(warnings, told ? [`${name}, not understood: ${told}`] : []);
  });
}

test('a message with neither text nor image is left out; one with either is shown', () => {
  const messages = [
    { userId: -1, content: ' ', file: [] },
    { userId: -1, content: null, file: [''] },
    { userId: -1, content: 'Hello' },
    { userId: 7, file: ['one.png'] },
  ];
  for (const name of ['ticketView', 'ticketTouristView']) {
    const thread = Object(read(name, { info: {}, list: messages }));
    assert.deepEqual(
      thread.messages.map(({ content, file }: { content: string; file: string[] }) => [content, file]),
      [
        ['Hello', []],
        ['', ['one.png']],
      ],
    );
  }
});

/** Replies to an order, and how the site reads each of them. */
const ORDER_REPLIES: readonly [reply: unknown, kind: string | null, text?: unknown][] = [
  [{ url: 'https://pay.example' }, 'url'],
  [{ url: '', html: '<p>' }, 'html'],
  [{ url: ' ', html: ' ', thanks: 1 }, 'thanks'],
  [{ url: null, html: null, thanks: 'true' }, 'thanks'],
  [{ html: '<p>', url: 'https://pay.example', thanks: true }, 'url'],
  [{ thanks: true, html: '<p>' }, 'html'],
  [{ error: false, url: 'https://pay.example' }, 'url'],
  [{ error: 0, msg: 'ok', thanks: true }, 'thanks'],
  [{ error: true, url: 'https://pay.example', msg: 'Declined' }, 'error', 'Declined'],
  [{ error: 1, msg: ' ' }, 'error', undefined],
  [{ error: 'true', msg: btoa('{"cn":"no","en":"No"}') }, 'error', { cn: 'no', en: 'No' }],
  [{ error: 'Declined' }, 'error', 'Declined'],
  [{ error: '', thanks: true }, 'thanks'],
  [{ error: {} }, 'error', undefined],
  [{}, null],
  [[], null],
  ['ok', null],
  [42, null],
  [{ thanks: false }, null],
  [{ thanks: 'soon' }, null],
  [{ url: 5 }, null],
];

for (const [reply, kind, text] of ORDER_REPLIES) {
  test(`the order reply ${JSON.stringify(reply)} is ${kind ?? 'no reply'}`, () => {
    if (kind === null) return assert.throws(() => read('createRenewOrder', reply), ContractBroken);
    const order = Object(read('createRenewOrder', reply));
    assert.equal(order.kind, kind);
    if (kind === 'error') assert.deepEqual(order.text, text);
  });
}

test('an answer with many oddities is logged in one line, without any of its values', () => {
  const goods = Array.from({ length: 50 }, (_, index) => ({
    key: index,
    name: 'hush-hush',
    price: 'hush-hush',
    days: 'hush-hush',
  }));
  read('skuList', { goods, payState: 'hush-hush' });
  assert.equal(warnings.length, 1);
  assert.match(
    warnings[0] ?? '',
    /^skuList, not understood: goods\.0\.price: expected a price, got string; .*; and \d+ more$/,
  );
  assert.doesNotMatch(warnings[0] ?? '', /hush/);
  assert.ok((warnings[0]?.length ?? 0) < 2000);
});
