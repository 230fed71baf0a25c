import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { CALLS } from '#contract/calls.ts';
import { startExample } from '../../docs/api/example-server.ts';
import { readArguments } from '../../tools/conform/arguments.ts';
import { MEMBER_CALLS } from '../../tools/conform/contract.ts';
import { exitStatus, type Report, reportText } from '../../tools/conform/findings.ts';
import { conform } from '../../tools/conform/plan.ts';
import { done, type Fault, plantFaults, said } from './support/planted-faults.ts';

const NO_FAULT: Fault = () => undefined;
let planted = NO_FAULT;
let example: Awaited<ReturnType<typeof startExample>>;
before(async () => {
  example = await startExample(0);
  plantFaults(() => planted);
});
after(() => example.server.close());

/** The report of conform about the example server, with all of conform's options. */
async function reportOf(fault: Fault): Promise<Report> {
  const { api, guestKey, formSign } = example;
  const member = ['--email=you@example.com', '--password=example-8', `--guest-key=${guestKey}`];
  const options = readArguments([api, ...member, `--form-sign=${formSign}`, '--writes', '--pay=aliPay'], {});
  assert.ok(options !== 'help');
  planted = fault;
  const report = await conform(options);
  planted = NO_FAULT;
  return report;
}

/** Makes one call as the site does, and returns the wrapper. */
async function send(name: string, body: string) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${example.api}/Website/${name}`, { method: 'POST', body, headers });
  assert.equal(answer.status, 200);
  return (await answer.json()) as { code: number };
}

test('conform finds nothing wrong with the example server, and leaves out only the calls that it never makes', async () => {
  const report = await reportOf(NO_FAULT);
  const findings = [...report.checks, ...report.calls, ...report.tries].flatMap((one) => one.findings);
  assert.deepEqual([findings, report.absent, exitStatus(report)], [[], [], 0], reportText(report));
  const made = new Set(report.calls.map(({ name }) => name.split(' ')[0]));
  assert.deepEqual([...made, ...report.left].sort(), Object.keys(CALLS).sort());
  // Every members' call except for `cashOutDraw` is tried without a token and with a wrong one.
  const withoutSession = 2 * (MEMBER_CALLS.length - 1);
  assert.equal(report.tries.length - withoutSession, 11);
});

test('conform would name a mistake of the example server', async () => {
  const report = await reportOf((asked, sent, again) =>
    asked.call === 'info' && asked.method === 'POST'
      ? said(sent, { ...JSON.parse(sent.body), logout: false })
      : done('ticketTouristView', { info: {}, list: [] }, '"key":"conform')(asked, sent, again),
  );
  const findings = report.tries.flatMap(({ name, findings }) => findings.map(({ place }) => [name, place]));
  assert.deepEqual(findings, [
    ['info (without a token)', 'logout'],
    ['info (a wrong token)', 'logout'],
    ['ticketTouristView (a made-up key)', ''],
  ]);
  assert.equal(exitStatus(report), 1);
});

test('the example server refuses short passwords and bodies that are no JSON, and a refused order makes no account', async () => {
  const faults = mock.method(console, 'error', () => {});
  const account = 'new@example.com';
  const order = { productId: 'basic-30', payType: 'aliPay', mId: '1', account };
  const codes = [
    await send('createRegOrder', JSON.stringify({ ...order, password: 'short' })),
    await send('createRegOrder', JSON.stringify({ ...order, password: 'example-9', productId: 'none' })),
    await send('login', JSON.stringify({ account, password: 'example-9' })),
    await send('createRegOrder', JSON.stringify({ ...order, password: 'example-9' })),
    await send('login', JSON.stringify({ account, password: 'example-9' })),
    await send('createRegOrder', JSON.stringify({ ...order, password: 'example-9' })),
    await send('login', '{'),
    await send('constructor', '{}'),
  ].map(({ code }) => code);
  assert.deepEqual(codes, [12005, 12030, 12001, 200, 200, 12002, 500, 404]);
  assert.equal(faults.mock.callCount(), 1);
});
