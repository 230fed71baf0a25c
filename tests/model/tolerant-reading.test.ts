import assert from 'node:assert/strict';
import { after, before, beforeEach, mock, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { ContractBroken, SessionEnded } from '../../src/api/failures.ts';
import { readAnswer } from '../../src/api/send.ts';
import { CALLS } from '../sandbox/api/api.ts';
import { EXAMPLES } from '../sandbox/api/example-payloads.ts';
import { rewritten } from '../sandbox/api/faults.ts';
import { Client } from '../sandbox/client.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

/** An answer of the sandbox, as it went over the wire. */
interface Sample {
  name: string;
  bean: unknown;
}

/** The fields for which their screen is there: without them a call may fail. `bean` is the answer as a whole. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  activityCheck: ['bean'],
  skuList: ['bean', 'bean.goods'],
  createRenewOrder: ['bean', 'bean.url'],
  createRegOrder: ['bean', 'bean.url'],
  login: ['bean', 'bean.data'],
  greenChannel: ['bean', 'bean.data'],
  info: ['bean', 'bean.account'],
  orderReceipt: ['bean', 'bean.transactionId'],
  appleId: ['bean', 'bean.id', 'bean.password'],
  ticket: ['bean'],
  ticketView: ['bean', 'bean.list'],
  ticketImageUpload: ['bean', 'bean.0'],
  ticketTouristView: ['bean', 'bean.list'],
  invite: ['bean', 'bean.inviteType', 'bean.url', 'bean.shareData', 'bean.promoData'],
  userRules: ['bean', 'bean.list'],
};

/** Values that servers send by mistake, besides any other. */
const ODD = [
  null,
  true,
  false,
  0,
  1,
  -1,
  '',
  ' ',
  '0',
  '1',
  'true',
  '1.99',
  'x',
  [],
  {},
  [1],
  { zh: '一' },
  1e300,
  1e13,
];
const ABSENT = Symbol('absent');
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...ODD, '\ud800', ABSENT),
  fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
);

let sandbox: Sandbox;
let client: Client;
const samples: Sample[] = [];
let warnings: string[] = [];

before(async () => {
  mock.method(console, 'warn', (line: string) => warnings.push(line));
  sandbox = await startSandbox({ database: ':memory:', log: () => {}, settings: { activity: 'on' } });
  client = new Client(sandbox.origin);
  for (const { call: name, payload, who } of EXAMPLES) {
    const mails = await client.read<{ kind: string; link: string }[]>('outbox');
    const link = mails.findLast(({ kind }) => kind === 'resetLink')?.link;
    const body = name === 'repass' ? { ...Object(payload), key: new URL(link ?? '').searchParams.get('key') } : payload;
    samples.push({ name, bean: (await client.send(name, body, who && (await client.token(who)))).bean });
  }
  for (const who of ['lin', 'mei', 'pia', 'uma', 'sam', 'ann'] as const) {
    for (const name of ['info', 'invite', 'userRules', 'ticket', 'skuList']) {
      samples.push({ name, bean: (await client.send(name, {}, await client.token(who))).bean });
    }
  }
});
after(() => sandbox.close());
beforeEach(() => {
  warnings = [];
});

/** What the site reads of a wrapper. */
function readWrapper(name: string, wrapper: unknown): unknown {
  const call = CALLS.get(name);
  assert.ok(call);
  return readAnswer(call, JSON.stringify(wrapper), () => true);
}

/** What it reads of an answer. */
function read(name: string, bean: unknown): unknown {
  return readWrapper(name, { code: 200, bean });
}

/** Every place in a value, as a path. */
function placesIn(value: unknown, path: string): string[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inside.flatMap(([key, child]) => placesIn(child, `${path}.${key}`))];
}

/** Where a place of an answer is found in what was read of it; undefined where it has no place of its own. */
function placeRead(name: string, [, ...path]: readonly string[]): readonly string[] | undefined {
  const [first = '', second = '', third, ...rest] = path;
  if (name.startsWith('create')) return undefined;
  // Of no use in part.
  if (first === 'linkInfo' || first === 'vipUpgrade') return [first];
  if (/^userRules(Add|Remove)|^ticketImage/.test(name)) return path.slice(0, 1);
  if (!/^ticket(Tourist)?View$/.test(name)) return path;
  if (first === 'info') return second ? [second] : undefined;
  const field = third === 'userId' || third === 'key' ? 'isAgent' : third;
  return ['messages', second, ...(field === undefined ? [] : [field]), ...rest].filter(Boolean);
}

/** Is everything but what stands at a place the same? Of a list, the item there may be gone. */
function isSameElsewhere(before: unknown, now: unknown, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined || typeof before !== 'object' || before === null) return true;
  if (Array.isArray(before) && Array.isArray(now) && now.length === before.length - 1) {
    return isDeepStrictEqual(before.toSpliced(Number(first), 1), now);
  }
  const [one, other] = [Object(before) as Record<string, unknown>, Object(now) as Record<string, unknown>];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    key === first ? isSameElsewhere(one[key], other[key], rest) : isDeepStrictEqual(one[key], other[key]),
  );
}

/** Can everything be shown and put into an address? */
function isUsable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isUsable);
}

test('the sandbox answers in the form that the contract asks for: nothing is left out, filled in or changed', () => {
  for (const { name, bean } of samples) {
    const output = read(name, bean);
    assert.deepEqual([name, warnings], [name, []]);
    if (/^(create|ticket(Tourist)?View)/.test(name) || typeof bean !== 'object') continue;
    assert.partialDeepStrictEqual(output, bean, name);
  }
});

for (const name of CALLS.keys()) {
  test(`any one value of an answer to ${name}, replaced by any other, costs no more than its item`, () => {
    const own = samples.filter((sample) => sample.name === name);
    const places = own.flatMap((sample) => placesIn(sample.bean, 'bean').map((at) => ({ ...sample, at })));
    fc.assert(
      fc.property(fc.nat(places.length - 1), anyValue, (index, value) => {
        const { bean, at } = places[index] ?? { bean: null, at: 'bean' };
        const changed = Object(rewritten({ bean }, [{ at, value: value === ABSENT ? undefined : value }])).bean;
        let now: unknown;
        try {
          now = read(name, changed);
        } catch (error) {
          assert.ok(error instanceof ContractBroken, String(error));
          assert.ok(NEEDED[name]?.includes(at), `${at} must not break ${name}`);
          return;
        }
        if (/^(skuList|info|invite|ticket|order)/.test(name)) assert.ok(isUsable(now), at);
        const place = placeRead(name, at.split('.'));
        if (place) assert.ok(isSameElsewhere(read(name, bean), now, place), `${at} costs more than its item`);
      }),
      { numRuns: 400 },
    );
  });
}

test('the wrapper may have any logout flag, msg and bean, and its code may be text', () => {
  const rest = fc.record({ logout: anyValue, msg: anyValue, bean: anyValue }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.constantFrom(200, '200', ' 200 '), rest, (code, { logout, msg, bean }) => {
      const wrapper = {
        code,
        ...Object.fromEntries(Object.entries({ logout, msg, bean }).filter(([, one]) => one !== ABSENT)),
      };
      const isEnd = logout === true || logout === 1 || logout === '1' || logout === 'true';
      if (isEnd) assert.throws(() => readWrapper('regCheck', wrapper), SessionEnded);
      else readWrapper('regCheck', wrapper);
    }),
  );
});

/** What the site reads of an answer of which some places were changed, next to what it reads of the answer itself. */
function readChanged(name: string, changes: Parameters<typeof rewritten>[1]): Record<string, unknown> {
  const sample = samples.find((one) => one.name === name);
  assert.ok(sample);
  return Object(read(name, Object(rewritten(sample, changes)).bean));
}

/** What stands at a place of a value. */
function valueAt(value: unknown, at: string): unknown {
  return at.split('.').reduce<unknown>((holder, key) => Object(holder)[key], value);
}

const TEXTS = { zh: '一年', tw: '一年方案', en: 'One year' };
/** A value that servers send at a place of an answer, what is read of it there, and what the console is told. */
const ODDITIES: readonly [call: string, at: string, value: unknown, place: string, read: unknown, told?: string][] = [
  ['skuList', 'goods.0.key', 30, 'goods.0.key', 30],
  ['skuList', 'goods.0.price.usd', '1.99', 'goods.0.price', { usd: 1.99 }],
  ['skuList', 'goods.0.price', 1.99, 'goods.0.price', { usd: 1.99 }],
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
  ['userRules', 'max', 'many', 'max', undefined, 'max: expected a number, got string'],
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

/** Order replies, and how each is read. */
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

test('an answer that is odd in many places is told in one line, without any value of it', () => {
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
