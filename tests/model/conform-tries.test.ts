import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import * as contract from '../../src/contract/index.ts';
import { ArgumentMistake, readArguments } from '../../tools/conform/arguments.ts';
import { take } from '../../tools/conform/ask.ts';
import { exitStatus, type Report } from '../../tools/conform/findings.ts';
import { conform } from '../../tools/conform/plan.ts';
import { reportText } from '../../tools/conform/text.ts';
import { CALLS, MEMBER_CALLS } from '../sandbox/api/api.ts';
import { Client } from '../sandbox/client.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import { optionsFor } from './support/conform-options.ts';
import { type Fault, inBean, inWrapper, openPlantedApi, type PlantedApi, type Sent } from './support/planted/api.ts';

let sandbox: Sandbox;
let planted: PlantedApi;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  planted = await openPlantedApi(sandbox.origin, await new Client(sandbox.origin).token('lin'));
});
after(async () => {
  await planted.close();
  await sandbox.close();
});

/** What a member has, and what mails were sent. */
async function state(): Promise<string> {
  const client = new Client(sandbox.origin);
  const token = await client.token('lin');
  const names = ['info', 'ticket', 'userRules', 'invite'];
  const answers = await Promise.all(names.map((name) => client.send(name, {}, token)));
  // Seconds left pass by themselves.
  return JSON.stringify([answers, await client.read('outbox')]).replace(/"lastExpire":\d+/, '');
}

/** What is wrong with calls; hints say also how quick this machine is. */
function blamed({ calls }: Report): string[] {
  const all = calls.flatMap(({ call, findings }) => findings.map((one) => ({ ...one, call })));
  return all.flatMap(({ call, weight, text }) => (weight === 'hint' ? [] : `${call} ${weight}: ${text}`));
}

test('without being asked to, it changes nothing', async () => {
  const earlier = await state();
  const before = sandbox.calls().length;
  const { calls } = await conform(optionsFor(`${sandbox.origin}/api`));
  const made = sandbox.calls().slice(before);
  const accepted = [...new Set(calls.filter(({ code }) => code === 200).map(({ call }) => call))].sort();
  const reads = [
    'activityCheck',
    'skuList',
    'regCheck',
    'ticketTouristView',
    'login',
    'info',
    'orderReceipt',
    'appleId',
  ];
  assert.deepEqual(accepted, [...reads, 'ticket', 'ticketView', 'invite', 'userRules'].sort());
  // What changes something is tried without the member's token only.
  const strange = [undefined, 'conform-no-such-token'];
  const asMember = made.filter(({ headers }) => !strange.includes(headers.authorization)).map(({ name }) => name);
  assert.deepEqual(
    asMember.filter((name) => name !== 'noSuchCall' && !CALLS.get(name)?.isRead),
    [],
  );
  assert.equal(await state(), earlier);
});

test('a careless server, which does all that it is asked to for anybody, is not changed by being tried', async () => {
  const earlier = await state();
  planted.fault = (_request, _sent, asMember) => asMember();
  await conform(optionsFor(planted.api));
  assert.equal(await state(), earlier);
});

test('every members’ call is made without a token and with a wrong one, but for the one that pays out', async () => {
  const report = await conform(optionsFor(`${sandbox.origin}/api`));
  assert.deepEqual(blamed(report), []);
  for (const as of ['without a token', 'a wrong token']) {
    const tried = report.calls.filter((one) => one.as === as);
    assert.deepEqual(
      tried.map(({ call }) => call).sort(),
      MEMBER_CALLS.filter((name) => name !== 'cashOutDraw').sort(),
    );
    assert.deepEqual(
      tried.filter(({ code }) => code === 200),
      [],
    );
  }
});

test('a call that the server does not have yet is told from one that it refuses', async () => {
  sandbox.setFault({
    call: 'userRules',
    kind: 'refuse',
    code: 404,
    msg: { cn: '没有这个接口 (userRules)', en: 'There is no such call (userRules)' },
    times: -1,
  });
  sandbox.setFault({ call: 'invite', kind: 'refuse', code: 403 });
  const report = await conform(optionsFor(`${sandbox.origin}/api`));
  sandbox.clearFaults();
  assert.deepEqual(blamed(report), ['invite unusable: is refused with code 403']);
  assert.deepEqual(report.absent, ['userRules']);
});

/** A server that has these calls, and says of others what `said` makes of their names. */
function only(has: readonly string[], said: (name: string) => Partial<Sent>): Fault {
  return ({ call, method }, sent) => {
    if (method !== 'POST' || has.includes(call)) return undefined;
    return { ...sent, status: 200, ...said(call) };
  };
}

const EIGHT = ['activityCheck', 'skuList', 'login', 'info', 'ticket', 'ticketView', 'ticketAdd', 'ticketImageUpload'];
const wrapper = (code: number, bean?: string) => JSON.stringify({ code, bean });
const WAYS: readonly [way: string, said: (name: string) => Partial<Sent>][] = [
  ['HTTP 404', () => ({ status: 404, body: 'Not Found' })],
  ['HTTP 404 with the path', (name) => ({ status: 404, body: `{"at":"${Date.now()}","path":"/api/Website/${name}"}` })],
  ['HTTP 405', () => ({ status: 405, body: '' })],
  ['HTTP 501', () => ({ status: 501, body: '<h1>Unsupported method</h1>' })],
  ['a refusal with words', () => ({ body: wrapper(400, 'No such call') })],
  ['a refusal that names the call', (name) => ({ body: wrapper(7, `${name} is not there`) })],
  ['a refusal without words', () => ({ body: wrapper(404) })],
];
for (const [way, said] of WAYS) {
  test(`a server of eight calls that answers others with ${way} is judged by the eight`, async () => {
    planted.fault = only(EIGHT, said);
    const report = await conform(optionsFor(planted.api));
    assert.deepEqual(blamed(report), []);
    const gone = [
      'appleId',
      'createRenewOrder',
      'deviceUnbind',
      'forgotCodeVerify',
      'greenChannel',
      'invite',
      'orderReceipt',
      'refreshVip',
      'regCheck',
      'ticketTouristView',
      'userRules',
      'userRulesAdd',
      'userRulesRemove',
    ];
    assert.deepEqual(
      gone.filter((name) => !report.absent.includes(name)),
      [],
    );
    assert.deepEqual(
      EIGHT.filter((name) => report.absent.includes(name)),
      [],
    );
    assert.equal(exitStatus(report), 3, reportText(report));
    assert.match(reportText(report), /^Not there yet: answered like a call that nobody has\n {2}\w+, /m);
    assert.match(reportText(report), /\d+ of \d+ calls are not there yet\.$/);
  });
}

test('a server that asks for a log-in before it looks at the name has the calls that it answers', async () => {
  const ended = '{"code":401,"logout":true}';
  planted.fault = ({ call, headers }, sent) => {
    if (call !== 'noSuchCall') return String(sent.body).includes('"code":401') ? { ...sent, body: ended } : undefined;
    return { ...sent, status: 200, body: headers.authorization ? wrapper(404) : ended };
  };
  for (const member of [{}, { account: undefined, password: undefined }]) {
    const report = await conform(optionsFor(planted.api, member));
    assert.deepEqual([report.absent, exitStatus(report)], [[], 0], reportText(report));
  }
});

test('a server whose refusals are all alike has the calls that are refused without a token', async () => {
  planted.fault = inWrapper((_call, { code, bean, ...rest }) => (code === 200 ? { code, bean, ...rest } : { code: 1 }));
  const { absent, calls } = await conform(optionsFor(planted.api));
  assert.deepEqual(absent, []);
  assert.ok(calls.some(({ findings }) => findings.some(({ place }) => place === 'logout')));
});

test('a wrong address, and one where nothing answers, are said in a sentence', async () => {
  planted.fault = only([], () => ({ status: 404, body: 'Not Found' }));
  const wrong = await conform(optionsFor(planted.api));
  const found = wrong.transport.flatMap(({ findings }) => findings.map(({ weight, text }) => `${weight} ${text}`));
  assert.ok(
    found.includes(
      'unusable all calls are answered like this one, which nobody has: is the address what stands before /Website/?',
    ),
    found.join('\n'),
  );
  const gone = await openPlantedApi(sandbox.origin, '');
  await gone.close();
  const silent = await conform(optionsFor(gone.api));
  assert.deepEqual(
    silent.transport.flatMap(({ findings }) => findings.map(({ text }) => text)),
    [`nothing answers at ${new URL(gone.api).origin}: ECONNREFUSED`],
  );
  assert.deepEqual([exitStatus(wrong), exitStatus(silent)], [1, 1]);
});

test('an answer that takes more than a second is a hint', () => {
  const answer = { status: 200, headers: new Headers(), text: '{"code":200,"bean":{"enable":false}}', isUtf8: true };
  const findings = (ms: number) => take(contract.activityCheck, 'visitor', { ...answer, ms }).report.findings;
  assert.deepEqual(findings(1000), []);
  assert.deepEqual(findings(1500), [{ weight: 'hint', place: '', text: 'took 1.5 s' }]);
});

test('the command ends with 1 where something is of no use, 2 where it was called wrongly, 3 where calls are absent', async () => {
  const run = async (...args: string[]): Promise<{ status: unknown; output: string }> => {
    const command = join(import.meta.dirname, '../../tools/conform.ts');
    const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => child.on('close', resolve));
    const output = await text(child.stdout);
    return { status: await ended, output };
  };
  planted.fault = only(['activityCheck', 'skuList'], () => ({ status: 404, body: 'Not Found' }));
  const [good, few] = await Promise.all([run(`${sandbox.origin}/api`), run(planted.api)]);
  assert.equal(good.status, 0, good.output);
  assert.match(good.output, /The site can't use 0 things/);
  assert.equal(few.status, 3, few.output);
  planted.fault = inBean('skuList', () => null);
  const bad = await run(planted.api, '--json');
  assert.equal(bad.status, 1);
  assert.equal((JSON.parse(bad.output) as Report).calls[0]?.call, 'activityCheck');
  const mistakes = [
    [],
    ['shop'],
    ['https://a.example', 'b'],
    ['https://a.example', '--writes=all'],
    ['https://a.example', '--origin=x'],
  ];
  for (const args of mistakes) assert.throws(() => readArguments(args, {}), ArgumentMistake, args.join(' '));
});
