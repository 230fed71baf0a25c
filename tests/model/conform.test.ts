import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import type { CallName } from '../../src/contract/calls.ts';
import { WRITES, type WriteGroup } from '../../tools/conform/arguments.ts';
import { doubtsAbout } from '../../tools/conform/doubts/doubts.ts';
import { checkFile } from '../../tools/conform/files.ts';
import { countOf, type Finding, type Report } from '../../tools/conform/findings.ts';
import { conform } from '../../tools/conform/plan.ts';
import { read } from '../../tools/conform/read.ts';
import { remarksAt } from '../../tools/conform/remarks.ts';
import { reportText } from '../../tools/conform/text.ts';
import { CALLS } from '../sandbox/api/api.ts';
import { rewritten } from '../sandbox/api/faults.ts';
import { ODD_VALUES, placesIn } from '../sandbox/api/fuzz.ts';
import { Client } from '../sandbox/client.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import { optionsFor } from './support/conform-options.ts';
import { type FaultyApi, openFaultyApi } from './support/faulty-api.ts';
import { gatherAnswers } from './support/sample-answers.ts';

let sandbox: Sandbox;
let faulty: FaultyApi;
let found: Report;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  faulty = await openFaultyApi(sandbox.origin, await new Client(sandbox.origin).token('lin'));
  found = await conform(optionsFor(faulty.api, { writes: ['order'], pay: 'unionPay' }));
});
after(async () => {
  await faulty.close();
  await sandbox.close();
});

/** What was found of a call or of a check, `place` and words. */
function about(name: string, weight: Finding['weight']): string {
  const all = [
    ...found.transport.map(({ name: check, findings }) => ({ name: check, findings })),
    ...found.calls.map(({ call, as, findings }) => ({ name: `${call} (${as})`, findings })),
  ];
  const own = all.filter((one) => one.name === name).flatMap(({ findings }) => findings);
  return own.flatMap((one) => (one.weight === weight ? `${one.place} ${one.text}`.trim() : [])).join('\n');
}

test('of the sandbox nothing is of no use, whatever is called', async () => {
  const writes = Object.keys(WRITES) as WriteGroup[];
  const earlier = sandbox.refusals().length;
  const report = await conform(optionsFor(`${sandbox.origin}/api`, { writes, pay: 'aliPay', formSign: 'green-lin' }));
  const odd = report.calls.flatMap(({ call, findings }) => findings.map((one) => `${call} ${one.place} ${one.text}`));
  // How quick it is depends on the machine.
  assert.deepEqual(
    odd.filter((line) => !/ took [\d.]+ s$/.test(line)),
    [],
  );
  assert.equal(countOf(report, 'unusable'), 0, reportText(report));
  assert.deepEqual(
    report.left.map(({ call, why }) => `${call}: ${why}`),
    [
      'deviceUnbind: it ends something',
      'forgotReset: it ends something',
      'repass: it ends something',
      'cashOutDraw: it ends something; not tried without a token either, since a careless server would pay',
    ],
  );
  assert.deepEqual(
    sandbox
      .refusals()
      .slice(earlier)
      .map(({ call }) => call),
    ['noSuchCall', 'noSuchCall', 'login', 'login'],
  );
});

const PLANTED: readonly [fault: string, where: string, weight: Finding['weight'], said: RegExp][] = [
  [
    'a key that no text can carry',
    'skuList (visitor)',
    'unusable',
    /^goods\.0 \(\d+\)\.key should be an id, is a number \d+: it is left out$/m,
  ],
  [
    'a price in words',
    'skuList (visitor)',
    'unusable',
    /^goods\.1 \(vip-90\)\.price\.usd should be a number, is a text "free": it is left out$/m,
  ],
  [
    'a price as text',
    'skuList (visitor)',
    'tolerated',
    /^goods\.3 \(vip-360\)\.price\.usd should be a number, is a text "49\.99": read as 49\.99$/m,
  ],
  [
    'a name that lacks a language',
    'skuList (visitor)',
    'tolerated',
    /^goods\.2 \(vip-180\)\.name\.tw is missing: read as "半年"$/m,
  ],
  [
    'an unknown payment method',
    'skuList (visitor)',
    'tolerated',
    /^payArray\.0 \(1\)\.name is none of .*: "bitcoin" is shown as it is$/m,
  ],
  [
    'a method without l1',
    'skuList (visitor)',
    'tolerated',
    /^payArray\.1 \(2\)\.l1 is missing, beside the other one: taken as no$/m,
  ],
  ['a field that nobody knows', 'skuList (visitor)', 'tolerated', /^currency is not known to the site, and ignored$/m],
  ['a list as an object', 'info (member)', 'tolerated', /^pays is an object with numbered keys: read as a list$/m],
  [
    'dates in milliseconds',
    'ticket (member)',
    'tolerated',
    /^0 \(\d+\)\.date should be a moment, is a number \d{13}: read as \d{10}$/m,
  ],
  ['no wrapper', 'userRules (member)', 'unusable', /^has no wrapper: .*and the bare bean came$/m],
  ['a page in place of an answer', 'invite (member)', 'unusable', /^HTTP 200 with an HTML page in place of JSON$/m],
  ['a redirect to a log-in', 'appleId (member)', 'unusable', /^HTTP 302 to \/signin: /m],
  [
    'a token that does not matter',
    'info (without a token)',
    'unusable',
    /^should be refused: a member’s data is answered/m,
  ],
  [
    'a wrong token that does not matter',
    'info (a wrong token)',
    'unusable',
    /^should be refused: a member’s data is answered/m,
  ],
  [
    'a refusal as an HTTP error',
    'regCheck (taken address)',
    'unusable',
    /^HTTP 403: .*refuse with HTTP 200 and a code$/m,
  ],
  [
    'no CORS header',
    'answers to another origin',
    'unusable',
    /^\d+ of \d+ lack Access-Control-Allow-Origin for https:\/\/shop\.example: /m,
  ],
  [
    'a payment address that is not followed',
    'createRenewOrder (member)',
    'unusable',
    /^url is not followed: an https address/m,
  ],
  [
    'files that can act as pages',
    'a stored file',
    'tolerated',
    /^lacks Content-Security-Policy: default-src 'none'; sandbox [^\n]*\nlacks X-Content-Type-Options: nosniff/,
  ],
  ['a crash at an unknown call', 'unknown call', 'unusable', /^HTTP 500: /m],
];
for (const [fault, where, weight, said] of PLANTED) {
  test(`in a spoilt copy of the sandbox it finds ${fault}`, () => {
    assert.match(about(where, weight), said);
  });
}

test('of a spoilt copy it says what a screen would show, and blames nothing that is right', () => {
  const shop = found.calls.find(({ call }) => call === 'skuList');
  assert.deepEqual(shop?.shown.slice(0, 2), ['8 of 10 packages shown', '5 of 5 ways to pay shown']);
  // The goods are asked for three times, the Apple ID twice.
  assert.equal(countOf(found, 'unusable'), 16);
  const sound = ['activityCheck', 'login', 'orderReceipt', 'ticketView', 'ticketTouristView'];
  for (const { call, findings } of found.calls.filter((one) => sound.includes(one.call)))
    assert.deepEqual([call, findings.filter(({ text }) => !/^took /.test(text))], [call, []]);
});

test('files that can act as pages are of no use on the site’s own origin, and all files but pictures are to be saved', async () => {
  const place = { files: faulty.api.replace(/api$/, 'api/files'), origin: new URL(faulty.api).origin };
  const { findings } = await checkFile(place, 'seed-hostile.svg');
  assert.deepEqual(
    findings.map(({ weight, text }) => `${weight}: ${text.split(':')[0]}`),
    [
      'unusable: lacks Content-Security-Policy',
      'unusable: lacks X-Content-Type-Options',
      'unusable: is no picture, and lacks Content-Disposition',
    ],
  );
  for (const name of ['seed-hostile.svg', 'seed-dot.gif']) {
    const sound = await checkFile({ files: `${sandbox.origin}/api/files`, origin: sandbox.origin }, name);
    assert.deepEqual(sound.findings, [], name);
  }
});

const { samples } = gatherAnswers();

test('whatever a server sends, doubts about it are said and stop nothing', () => {
  const beans = new Map(
    samples.map(({ name, bean }) => [name, v.safeParse(CALLS.get(name)?.bean ?? v.unknown(), bean).output]),
  );
  const places = samples.flatMap(({ name, bean }) => placesIn(bean, 'bean').map((at) => ({ name, bean, at })));
  const anything = fc.oneof(fc.constantFrom<unknown>(...ODD_VALUES, undefined), fc.jsonValue({ maxDepth: 1 }));
  fc.assert(
    fc.property(fc.nat(places.length - 1), anything, (index, value) => {
      const { name, bean, at } = places[index] ?? { name: '', bean: null, at: 'bean' };
      const sent = JSON.parse(JSON.stringify(rewritten({ bean }, [{ at, value }]))).bean;
      const schema = CALLS.get(name)?.bean;
      assert.ok(schema);
      const now = 1_800_000_000;
      read(schema, sent, { remark: remarksAt(now) });
      const { typed, output } = v.safeParse(schema, sent);
      const known = { payload: {}, sent, now, origin: 'https://shop.example', beans };
      if (typed) doubtsAbout(name as CallName, output, known);
    }),
    { numRuns: 1000 },
  );
});

test('what is called of no use is just what the site itself complains of, in any answer', () => {
  const places = samples.flatMap(({ name, bean }) => placesIn(bean, 'bean').map((at) => ({ name, bean, at })));
  const anything = fc.oneof(fc.constantFrom<unknown>(...ODD_VALUES, undefined), fc.jsonValue({ maxDepth: 1 }));
  fc.assert(
    fc.property(fc.nat(places.length - 1), anything, (index, value) => {
      const { name, bean, at } = places[index] ?? { name: '', bean: null, at: 'bean' };
      // As it would come: a list has no holes.
      const changed = JSON.parse(JSON.stringify(rewritten({ bean }, [{ at, value }]))).bean;
      const schema = CALLS.get(name)?.bean;
      assert.ok(schema);
      const unusable = read(schema, changed).findings.filter(({ weight }) => weight === 'unusable');
      const { issues = [] } = v.safeParse(schema, changed);
      assert.equal(
        unusable.length > 0,
        issues.length > 0,
        `${name} ${at} ${JSON.stringify(value)} ${JSON.stringify(unusable)}`,
      );
    }),
    { numRuns: 2000 },
  );
});
