import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { ContractBroken, SessionEnded } from '#api/failures.ts';
import { CALLS } from '../sandbox/api/api.ts';
import { rewritten } from '../sandbox/api/faults.ts';
import { ODD_VALUES, placesIn } from '../sandbox/api/fuzz.ts';
import { gatherAnswers, readBean as read, readWrapper } from './support/sample-answers.ts';

/** The number of odd answers that each call gets. */
const RUNS = 400;

/** The fields without which a screen has nothing to show, so that the call may fail. `bean` is the whole answer. */
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

const ABSENT = Symbol('absent');
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...ODD_VALUES, ABSENT),
  // Any code unit, even halves of pairs. The library's own 'binary' takes seconds to prepare.
  fc.jsonValue({ maxDepth: 2, stringUnit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
);

const { samples, warnings } = gatherAnswers();

/** The place of the read value that belongs to a place of an answer; undefined if there is no such place. */
function placeRead(name: string, [, ...path]: readonly string[]): readonly string[] | undefined {
  const [first = '', second = '', third, ...rest] = path;
  if (name.startsWith('create')) return undefined;
  // These values are of no use in part.
  if (first === 'linkInfo' || first === 'vipUpgrade') return [first];
  if (/^userRules(Add|Remove)|^ticketImage/.test(name)) return path.slice(0, 1);
  if (!/^ticket(Tourist)?View$/.test(name)) return path;
  if (first === 'info') return second ? [second] : undefined;
  const field = third === 'userId' || third === 'key' ? 'isAgent' : third;
  return ['messages', second, ...(field === undefined ? [] : [field]), ...rest].filter(Boolean);
}

/** Is everything except the value at a place the same? In a list, the item there may be gone. */
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

/** Can every part of the value be shown and put into an address? */
function isUsable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isUsable);
}

test('the sandbox answers in the form of the contract: reading adds, removes and changes nothing', () => {
  for (const { name, bean } of samples) {
    const output = read(name, bean);
    assert.deepEqual([name, warnings], [name, []]);
    if (/^(create|ticket(Tourist)?View)/.test(name) || typeof bean !== 'object') continue;
    assert.partialDeepStrictEqual(output, bean, name);
  }
});

for (const name of CALLS.keys()) {
  test(`any wrong value in an answer to ${name} costs no more than its item`, () => {
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
      { numRuns: RUNS },
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
