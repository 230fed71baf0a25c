import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { type Options, readArguments } from '../../tools/conform/arguments.ts';
import { exitStatus, NEVER, type Report, reportText } from '../../tools/conform/findings.ts';
import { conform } from '../../tools/conform/plan.ts';
import { CALLS, MEMBER_CALLS } from '../sandbox/api/api.ts';
import { Client } from '../sandbox/client.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import { done, type Fault, inBean, plantFaults, said } from './support/planted-faults.ts';

const NO_FAULT: Fault = () => undefined;
let planted = NO_FAULT;
let sandbox: Sandbox;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  plantFaults(() => planted);
});
after(() => sandbox.close());

/** The report of conform about the sandbox with a fault. The member is a demo member with the key of a guest's ticket. */
async function reportOf(fault: Fault, more: Partial<Options> = {}): Promise<Report> {
  const words = ['--email=lin@example.com', '--password=petrel-8', '--guest-key=guest-strange'];
  const options = readArguments([`${sandbox.origin}/api`, '--origin=https://shop.example', ...words], {});
  assert.ok(options !== 'help');
  planted = fault;
  const report = await conform({ ...options, ...more });
  planted = NO_FAULT;
  return report;
}

/** The same report, with one line for each finding. */
async function foundWith(fault: Fault, more: Partial<Options> = {}): Promise<string[]> {
  const { checks, calls, tries } = await reportOf(fault, more);
  return [...checks, ...calls, ...tries].flatMap(({ name, findings }) =>
    findings.map(({ weight, place, text }) => `${name}: ${weight} ${`${place} ${text}`.trim()}`),
  );
}

/** The data of a member and the mails that were sent. */
async function state(): Promise<string> {
  const client = new Client(sandbox.origin);
  const token = await client.token('lin');
  const names = ['info', 'ticket', 'userRules', 'invite'];
  const answers = await Promise.all(names.map((name) => client.send(name, {}, token)));
  // The seconds left change by themselves, so they are left out.
  return JSON.stringify([answers, await client.read('outbox')]).replace(/"lastExpire":\d+/, '');
}

test('conform only reads as the member unless it is told to write', async () => {
  const before = sandbox.calls().length;
  await reportOf(NO_FAULT);
  const made = sandbox.calls().slice(before);
  const asMember = made.filter(({ headers: { authorization = 'conform' } }) => !authorization.startsWith('conform'));
  const changes = asMember.map(({ name }) => name).filter((name) => !CALLS.get(name)?.isRead);
  assert.deepEqual(changes, []);
});

test('conform reports a careless server that answers anybody’s calls, and changes nothing there', async () => {
  const earlier = await state();
  const token = await new Client(sandbox.origin).token('lin');
  const found = await foundWith(async (asked, sent, withToken) => {
    const isStrange = asked.method === 'POST' && (asked.token ?? 'conform').startsWith('conform');
    if (!isStrange || !MEMBER_CALLS.includes(asked.call)) return sent;
    const { status, headers, body } = await withToken(token);
    return JSON.parse(body).code === 200 ? { status, headers, body } : said(sent, { code: 200, bean: {} });
  });
  const members = [...CALLS.keys()].filter((name) => MEMBER_CALLS.includes(name) && name !== 'cashOutDraw');
  assert.deepEqual(
    found,
    ['without a token', 'a wrong token'].flatMap((as) =>
      members.map((name) => `${name} (${as}): unusable must be refused: only members may make this call`),
    ),
  );
  assert.equal(await state(), earlier);
});

const TICKET = { info: { name: 'ann@example.com', title: 'Of another', state: 0 }, list: [] };
const TOKEN = { data: 'a token' };

/**
 * Actions that a server must refuse. Each row has the call, who makes it, the reason, the bean, and a text in the body of
 * the call.
 */
const OPEN: readonly [call: string, as: string, why: string, bean: unknown, only: string, writes?: true][] = [
  ['login', 'a wrong password', 'any password opens the account', TOKEN, '"lin@example.com","password":"conform'],
  ['login', 'unknown account', 'there is no such account', TOKEN, 'conform-nobody'],
  ['greenChannel', 'a made-up form', 'any form signs in', TOKEN, ''],
  ['forgotCodeVerify', 'unknown account', 'any code is accepted', {}, 'conform-nobody'],
  ['ticketTouristView', 'a made-up key', 'any key opens a guest’s ticket', TICKET, '"key":"conform'],
  ['regCheck', 'taken address', 'the address has an account', {}, 'lin@'],
  ['ticketView', 'ticket 104', 'the ticket is another member’s', TICKET, '"104"'],
  ['orderReceipt', 'order P001005', 'the receipt is another member’s', { transactionId: 'T-1' }, 'P001005'],
  ['forgotCodeVerify', 'a wrong code', 'the code is wrong', {}, 'lin@', true],
];

/** The headers of a picture that is sent correctly. */
const SAFE = {
  'content-type': 'image/png',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
const NOT_SANDBOXED =
  "unusable lacks Content-Security-Policy: default-src 'none'; sandbox – a script in it acts as a page of its host";
const NO_SNIFF = 'unusable lacks X-Content-Type-Options: nosniff: a browser may read a picture as a page';

/** Mistakes of a server, each with everything that conform reports about it. */
const PLANTED: readonly [
  mistake: string,
  fault: Fault,
  found: readonly string[],
  more?: Partial<Options> | undefined,
][] = [
  [
    'a session whose end nobody is told',
    ({ call, method }, sent) =>
      call === 'ticket' && method === 'POST' ? said(sent, { ...JSON.parse(sent.body), logout: false }) : undefined,
    ['without a token', 'a wrong token'].map(
      (as) =>
        `ticket (${as}): unusable logout is not true with code 401: the member stays logged in, and sees only refusals`,
    ),
  ],
  [
    'pictures that may act as pages',
    ({ method }, sent) => (method === 'GET' ? { ...sent, headers: { 'content-type': 'image/png' } } : undefined),
    ['seed-screenshot.png', 'conform-no-such-file'].flatMap((name) => [
      `file ${name}: ${NOT_SANDBOXED}`,
      `file ${name}: ${NO_SNIFF}`,
    ]),
  ],
  [
    'names of files that count',
    ({ call, method }, sent) => {
      if (call === 'ticketView') return { ...sent, body: sent.body.replace('seed-screenshot.png', '17.png') };
      return method === 'GET' ? { ...sent, status: 200, headers: SAFE } : undefined;
    },
    [
      'file 17.png: unusable has a name that can be guessed, and files need no token, so others can see it: use long random names',
    ],
  ],
  [
    'prices in cents',
    inBean('skuList', ({ goods, ...bean }) => ({
      ...bean,
      goods: goods.map((one: { price: { usd: number } }) => ({
        ...one,
        price: { usd: Math.round(one.price.usd * 100) },
      })),
    })),
    ['skuList (visitor): unusable goods.*.price seems to be in cents: "vip-30" would cost 599.00 USD for 30 days'],
  ],
  [
    'packages that nobody can pay for, one of them twice',
    inBean('skuList', ({ goods, ...bean }) => ({
      ...bean,
      goods: [...goods, goods[0]],
      payArray: bean.payArray.slice(3, 4),
    })),
    [
      'skuList (visitor): unusable goods.10.key is also the key of goods.0, so one is sold as the other: give each package its own key',
      'skuList (visitor): unusable payArray has no method with l2: nobody can pay for packages of level 2',
    ],
  ],
  [
    'values that can’t be read, and some that differ',
    inBean('info', ({ device, ...bean }) => ({
      ...bean,
      account: null,
      expire: '7',
      planet: 'Mars',
      device: [{ ...device[0], id: {} }],
    })),
    [
      'info (member): unusable account should be a text, is null: the site can’t use the answer',
      'info (member): unusable device.0.id should be an id, is {}: the site can’t use the answer',
      'info (member): tolerated planet is not known to the site',
      'info (member): tolerated expire must be integer, is "7"',
    ],
  ],
  [
    'a page in place of an answer',
    ({ call }, sent) => (call === 'userRules' ? { ...sent, body: '<!DOCTYPE html>' } : undefined),
    ['member', 'without a token', 'a wrong token'].map(
      (as) => `userRules (${as}): unusable is an HTML page instead of JSON`,
    ),
  ],
  [
    'answers that a browser hides',
    ({ call, method }, { headers, ...sent }) =>
      call === 'invite' && method === 'POST'
        ? { ...sent, headers: { ...headers, 'access-control-allow-origin': 'null' } }
        : undefined,
    [
      'answers to another origin: unusable 3 lack Access-Control-Allow-Origin for https://shop.example: browsers hide them, and the site shows "Network error"',
    ],
  ],
  // Rows that write come last, because all later rows see the written data.
  ...OPEN.map(([call, as, why, bean, only, writes]): (typeof PLANTED)[number] => [
    `${call} done with ${as}`,
    done(call, bean, only),
    [`${call} (${as}): unusable must be refused: ${why}`],
    writes && { writes },
  ]),
  [
    'uploads that are pages, stored and sent as such',
    (asked, sent, withToken) =>
      asked.call === 'uploaded-page.html'
        ? { status: 200, headers: { 'content-type': 'text/html' }, body: '<script>1</script>' }
        : done('ticketImageUpload', ['uploaded-page.html'], '<script>')(asked, sent, withToken),
    [
      `file uploaded-page.html: ${NOT_SANDBOXED}`,
      `file uploaded-page.html: ${NO_SNIFF}`,
      'file uploaded-page.html: unusable is no picture, and lacks Content-Disposition: attachment: browsers open it instead of saving it',
    ],
    { writes: true },
  ],
  [
    'an order’s address that is not followed',
    inBean('createRenewOrder', () => ({ url: 'http://pay.example/1' })),
    [
      'createRenewOrder (member): unusable url is an address that the site does not follow: send an https address without user info',
    ],
    { writes: true, pay: 'aliPay' },
  ],
];
for (const [mistake, fault, found, more] of PLANTED) {
  test(`conform finds ${mistake}, and nothing else`, async () => {
    assert.deepEqual(await foundWith(fault, more), found);
  });
}

test('conform finds nothing wrong with the sandbox, and names the calls that it never makes', async () => {
  const report = await reportOf(NO_FAULT, { writes: true, pay: 'aliPay', formSign: 'green-lin' });
  const { checks, calls, tries, absent, left } = report;
  assert.deepEqual(
    [...checks, ...calls, ...tries].filter(({ findings }) => findings.length > 0),
    [],
  );
  assert.deepEqual([absent, exitStatus(report)], [[], 0]);
  assert.deepEqual(left.sort(), Object.keys(NEVER).sort());
});

/** A server that has only these calls. It answers others with HTTP 404, or with HTTP 200 and this body. */
function only(has: readonly string[], body?: string): Fault {
  return ({ call, method }, sent) => {
    if (method !== 'POST' || has.includes(call)) return undefined;
    return { ...sent, status: body ? 200 : 404, body: body ?? 'Not Found' };
  };
}

const EIGHT = ['activityCheck', 'skuList', 'login', 'info', 'ticket', 'ticketView', 'ticketAdd', 'ticketImageUpload'];
for (const body of [undefined, '{"code":404}', '{"code":400,"bean":"No such call"}']) {
  test(`a server of eight calls that answers others with ${body ?? 'HTTP 404'} is judged by the eight`, async () => {
    const report = await reportOf(only(EIGHT, body));
    assert.equal(exitStatus(report), 3, reportText(report));
    for (const name of ['invite', 'appleId', 'deviceUnbind']) assert.ok(report.absent.includes(name), name);
    assert.deepEqual(
      EIGHT.filter((name) => report.absent.includes(name)),
      [],
    );
  });
}

test('a call that is refused without a token counts as present, even if all refusals are alike', async () => {
  const found = await foundWith(({ method }, sent) =>
    method === 'POST' && JSON.parse(sent.body).code !== 200 ? said(sent, { code: 1, logout: false }) : undefined,
  );
  assert.equal(found.length, 10, found.join('\n'));
  assert.ok(found.every((line) => line.includes('logout is not true with code 1')));
});

test('the exit status says if calls were left out because an option was missing', async () => {
  const { left, ...report } = await reportOf(NO_FAULT, { writes: true, pay: 'aliPay' });
  assert.deepEqual([exitStatus({ ...report, left }), left.includes('greenChannel')], [4, true]);
});

test('conform explains a wrong address, a silent address and a wrong option in a sentence', async () => {
  const run = (...args: string[]) => spawnSync(process.execPath, ['tools/conform.ts', ...args], { encoding: 'utf8' });
  const elsewhere = reportText(await reportOf(only([])));
  assert.match(elsewhere, /CAN'T USE {2}all calls are answered like this: check that the address is the part before/);
  const nowhere = reportText(await reportOf(NO_FAULT, { api: 'http://localhost:9/api' }));
  assert.match(nowhere, /CAN'T USE {2}nothing answers at this address/);
  for (const words of [
    '',
    'shop',
    'https://a.example b',
    'https://a.example --writes=all',
    'https://a.example --origin=x',
  ]) {
    assert.throws(() => readArguments(words.split(' '), {}), Error, words);
  }
  assert.deepEqual(
    [run('shop').status, run('shop').stderr],
    [2, 'shop is no address such as https://api.example/api\n'],
  );
  assert.match(run('--help').stdout, /^npm run conform -- https:\/\/api\.example\/api \[options\]/);
});
