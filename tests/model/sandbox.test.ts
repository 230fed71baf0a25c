import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import * as api from '#contract/calls.ts';
import { CALLS as DESCRIBED } from '#contract/calls.ts';
import type { MerchantName } from '#contract/values.ts';
import { CALLS, EXAMPLES, MEMBER_CALLS } from '../sandbox/api/api.ts';
import { imageForm } from '../sandbox/api/image-form.ts';
import { Client } from '../sandbox/client.ts';
import { type Person, people } from '../sandbox/seed/people.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

const DAY = 86_400;
const order = { payType: 'aliPay', mId: 1, pv: 1, source: 'web', channelId: 'web' } as const;
const renewal = { ...order, productId: 'vip-360', upgrade: false };
const registration = { ...order, productId: 'vip-360', password: 'secret-1', fingerprint: 'web-1', ref: 'sam' };

let sandbox: Sandbox;
let client: Client;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  client = new Client(sandbox.origin);
});
after(() => sandbox.close());

/** The gateway's address in the reply to an order. */
function gateway(reply: api.OrderReply): string {
  assert.equal(reply.kind, 'url');
  return reply.kind === 'url' ? reply.url : '';
}

function pay(url: string, step: 'pay' | 'cancel', credit = '0'): Promise<Response> {
  return client.post(`${url}/${step}`, new URLSearchParams({ credit }));
}

function credit(url: string): Promise<Response> {
  return client.control('credit', { order: url.split('/').at(-1) });
}

async function codeOf(name: string, payload: unknown, token?: string): Promise<number> {
  return (await client.send(name, payload, token)).code;
}

test('the sandbox serves every call of the contract, and has an example of each', () => {
  assert.deepEqual([...CALLS.keys()].sort(), Object.keys(DESCRIBED).sort());
  assert.deepEqual(EXAMPLES.map(({ call }) => call).sort(), [...CALLS.keys()].sort());
});

for (const example of EXAMPLES) {
  const { call: name, payload } = example;
  test(`${name} answers what its contract accepts`, async () => {
    const { answer } = await client.sendExample(example);
    assert.equal(answer.code, 200, answer.words?.en);
    const call = CALLS.get(name);
    assert.ok(call && v.is(call.bean, answer.bean), JSON.stringify(answer.bean));
  });

  test(`${name} refuses an unknown field, and names it`, async () => {
    const body = payload instanceof FormData ? { surprise: 1 } : { ...Object(payload), surprise: 1 };
    const { code, words } = await client.send(name, body);
    assert.equal(code, 400);
    assert.match(words?.en ?? '', new RegExp(`${name}: .*surprise: is not taken`));
    assert.equal(sandbox.refusals().at(-1)?.call, name);
  });
}

test('every members’ call refuses requests without a token with 401, and ends the session', async () => {
  const ofMembers = EXAMPLES.filter(({ who }) => who).map(({ call }) => call);
  assert.deepEqual([...MEMBER_CALLS].sort(), ofMembers.sort());
  for (const { call, payload } of EXAMPLES.filter(({ call }) => MEMBER_CALLS.includes(call))) {
    const { code, logout, words } = await client.send(call, payload);
    assert.deepEqual([call, code, logout, words?.cn], [call, 401, true, '验证失败，请重新登录']);
  }
  assert.equal((await client.send('info', {}, 'a-token-of-yesterday')).logout, true);
});

test('a refused payload is described without the values that were sent', async () => {
  await client.send('login', { account: 'lin@example.com', password: 'petrel-8', pin: 'hush-hush' });
  assert.deepEqual(sandbox.refusals().at(-1), { call: 'login', reasons: ['pin: is not taken'] });
  await client.send('login', { account: 'lin@example.com', password: 12345678 });
  assert.deepEqual(sandbox.refusals().at(-1)?.reasons, ['password: expected string, got number']);
});

test('wrong password is 12001, a taken address 12002, an unknown one 12003, a disposable one 12004', async () => {
  assert.equal(await codeOf('login', { account: 'lin@example.com', password: 'petrel-9' }), 12001);
  assert.equal(await codeOf('regCheck', { account: 'LIN@example.com' }), 12002);
  assert.equal(await codeOf('forgotCode', { email: 'nobody@example.com' }), 12003);
  assert.equal(await codeOf('regCheck', { account: 'someone@mailinator.com' }), 12004);
});

test('a wrong code is 12010, the fifth 12011, and a code that was not sent or is too old 12009', async () => {
  const verify = (code: string) => codeOf('forgotCodeVerify', { email: 'mei@example.com', code });
  assert.equal(await verify('246810'), 12009);
  await client.ask(api.forgotCode, { email: 'mei@example.com' });
  for (let wrong = 1; wrong <= 4; wrong++) assert.equal(await verify('111111'), 12010);
  assert.deepEqual([await verify('111111'), await verify('246810')], [12011, 12011]);
  await client.ask(api.forgotCode, { email: 'mei@example.com' });
  await client.control('setting', { name: 'codeLifeSeconds', value: 0 });
  assert.equal(await verify('246810'), 12009);
  await client.control('clear', {});
  assert.equal(await verify('246810'), 200);
});

test('each payment method answers in its own way', async () => {
  const reply = async (payType: MerchantName, mId: number | string) =>
    JSON.stringify(await client.ask(api.createRenewOrder, { ...renewal, payType, mId }, 'ned'));
  assert.match(await reply('aliPay', 1), /"url":"http:\/\/localhost:\d+\/pay\/P[0-9a-f]{12}"/);
  assert.match(await reply('unionPay', 2), /"html".*<form [^>]+method=/);
  assert.equal(await reply('creditCard', 3), '{"kind":"thanks"}');
  assert.match(await reply('paypal', 4), /"kind":"error","text":"The payment was declined/);
  assert.match(await reply('wechat', 'wx-5'), /"html".*<script>/);
  await client.control('setting', { name: 'paymentPage', value: 'refresh' });
  assert.match(await reply('unionPay', 2), /http-equiv=\\"refresh\\"/);
  const level2 = { ...renewal, productId: 'svip-30', payType: 'paypal', mId: 4 };
  assert.equal(await codeOf('createRenewOrder', level2, await client.token('ned')), 12023);
});

test('a member who pays gets 360 + 15 days, once the payment is credited', async () => {
  const before = await client.ask(api.info, {}, 'rae');
  const url = gateway(await client.ask(api.createRenewOrder, renewal, 'rae'));
  const page = await fetch(url, { headers: { 'accept-language': 'zh-TW' } });
  assert.match(await page.text(), /示範付款頁[\s\S]*一年方案[\s\S]*US\$49\.99/);
  assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
  const paid = await pay(url, 'pay', 'never');
  assert.deepEqual([paid.status, paid.headers.get('location')], [303, `${sandbox.origin}/thanks`]);
  assert.equal((await client.ask(api.info, {}, 'rae')).expire, before.expire);
  await credit(url);
  const later = await client.ask(api.info, {}, 'rae');
  assert.equal(later.expire - before.expire, 375 * DAY);
  assert.equal(later.pays[0]?.name, 'VIP 360');
});

test('200 days of level 1 take 17.19 dollars off a year of level 2, and are used up', async () => {
  const upgrade = { ...renewal, productId: 'svip-360', upgrade: true, payType: 'creditCard', mId: 3 } as const;
  assert.deepEqual(await client.ask(api.createRenewOrder, upgrade, 'lin'), { kind: 'thanks' });
  const info = await client.ask(api.info, {}, 'lin');
  assert.deepEqual([info.vipType, info.lastExpire, info.trafficMax, info.pays[0]?.usd], [2, 0, 512_000, 112.8]);
  const receipt = await client.ask(api.orderReceipt, { orderId: info.pays[0]?.id ?? '' }, 'lin');
  assert.deepEqual([receipt.convert, receipt.usd, receipt.deviceNum], [17.19, 112.8, 6]);
});

test('a registration becomes an account by paying, is credited later, and rewards the inviter', async () => {
  const account = 'friend@new.example';
  const url = gateway(await client.ask(api.createRegOrder, { ...registration, account }));
  assert.equal(await codeOf('login', { account, password: 'secret-1' }), 12001);
  await pay(url, 'pay', '60');
  const { data } = await client.ask(api.login, { account, password: 'secret-1' });
  const info = async () => v.parse(api.UserInfo, (await client.send('info', {}, data)).bean);
  assert.equal((await info()).expire, 0);
  await credit(url);
  assert.equal((await info()).vipType, 1);
  const invite = await client.ask(api.invite, {}, 'sam');
  const newest = invite.inviteType === 'share' && invite.shareData.record[0];
  assert.deepEqual({ ...newest, date: 0 }, { name: 'f***@new.example', date: 0, status: 1, reward: 15 });
});

test('cancelling leads a member to the packages and a newcomer to registration', async () => {
  const member = gateway(await client.ask(api.createRenewOrder, renewal, 'rae'));
  const newcomer = gateway(await client.ask(api.createRegOrder, { ...registration, account: 'three@new.example' }));
  assert.equal((await pay(member, 'cancel')).headers.get('location'), `${sandbox.origin}/packages/1`);
  assert.equal((await pay(newcomer, 'cancel')).headers.get('location'), `${sandbox.origin}/register`);
});

test('a withdrawal takes the whole amount, a second one is refused, and so is a 21st rule', async () => {
  const invite = await client.ask(api.invite, {}, 'pia');
  const newest = invite.inviteType === 'promo' && invite.promoData.draw[0];
  assert.deepEqual({ ...newest, date: 0 }, { date: 0, usd: 96.4, state: 0 });
  const draw = EXAMPLES.find(({ call }) => call === 'cashOutDraw')?.payload;
  assert.equal(await codeOf('cashOutDraw', draw, await client.token('pia')), 12051);
  assert.equal(await codeOf('userRulesAdd', { data: '["one.more"]' }, await client.token('rob')), 12040);
});

test("an agent's reply arrives in a guest's ticket", async () => {
  await client.control('agent-reply', { ticket: 'guest-waiting', content: 'We are looking into it.' });
  const { state, messages } = await client.ask(api.ticketTouristView, { key: 'guest-waiting' });
  assert.equal(state, 2);
  assert.deepEqual([messages.at(-1)?.isAgent, messages.at(-1)?.content], [true, 'We are looking into it.']);
});

test('an uploaded image comes back with its own type, and a text named as an image is refused', async () => {
  const { bean } = await client.send('ticketImageUpload', imageForm());
  const { headers } = await fetch(`${sandbox.origin}/api/files/${String(bean)}`);
  const shown = ['content-type', 'content-disposition', 'x-content-type-options'].map((name) => headers.get(name));
  assert.deepEqual(shown, ['image/gif', 'inline', 'nosniff']);
  assert.equal(await codeOf('ticketImageUpload', imageForm('<svg onload=alert(1)>')), 12033);
});

test('faults affect the calls that they name, and only as often as ordered', async () => {
  const raw = () => client.post('/api/Website/skuList', {});
  const strike = (kind: string, more = {}) => client.control('fault', { call: 'skuList', kind, ...more });
  await strike('http500');
  assert.equal((await raw()).status, 500);
  await strike('html');
  assert.equal((await raw()).headers.get('content-type'), 'text/html; charset=utf-8');
  await strike('notJson');
  await assert.rejects(async () => (await raw()).json(), SyntaxError);
  await strike('brokenContract');
  assert.deepEqual(await (await raw()).json(), { code: 200, bean: 42 });
  await strike('drop', { times: 2 });
  await assert.rejects(raw, TypeError);
  await assert.rejects(raw, TypeError);
  await strike('logout');
  assert.equal((await client.send('skuList', {})).logout, true);
  await strike('refuse', { code: 500, bean: 'Closed for today', msg: null });
  assert.deepEqual(await client.send('skuList', {}), { code: 500, bean: 'Closed for today', logout: false });
  await strike('slow', { ms: 120 });
  const start = performance.now();
  assert.equal((await raw()).status, 200);
  assert.ok(performance.now() - start >= 115);
  assert.equal((await strike('earthquake')).status, 400);
});

test('after a reset every demo member can sign in again', async () => {
  await client.control('reset', {});
  for (const { account, password } of Object.values<Person>(people)) {
    assert.equal(await codeOf('login', { account, password }), 200, account);
  }
});

test('a built site is served as a static host serves it', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'petrel-dist-'));
  const files = {
    'index.html': '<title>home</title>',
    '404.html': '<title>nowhere</title>',
    'en/help/index.html': '<title>help</title>',
    'en/ticketContent/index.html': '<title>ticket</title>',
    '_astro/app.1a2b.js': `export const text = '${'petrel '.repeat(100)}';`,
    'en/404.html': '<title>nowhere in English</title>',
    _headers:
      '/*\n  x-frame-options: SAMEORIGIN\n  x-old: 1\n/_astro/*\n  ! x-old\n  cache-control: public, immutable\n  x-kind: asset\n',
    _redirects: '/en/ticketContent/* /en/ticketContent/ 200\n/old/:page /en/:page/ 301\n/from/* /en/:splat 302\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  const site = await startSandbox({ database: ':memory:', distDir: dist });
  const get = (path: string, headers = {}) => fetch(site.origin + path, { redirect: 'manual', headers });
  const row = async (path: string) => {
    const answer = await get(path);
    return `${answer.status} ${answer.headers.get('location') ?? (await answer.text()).replace(/<.*?>/g, '')}`;
  };
  assert.equal(await row('/'), '200 home');
  assert.equal(await row('/en/help?a=1'), '308 /en/help/?a=1');
  assert.equal(await row('/en/help?name=a%40b%2Fc'), '308 /en/help/?name=a%40b%2Fc');
  assert.equal(await row('//en/help'), '308 /en/help/');
  assert.equal(await row('/en/ticketContent/105/'), '200 ticket');
  assert.equal(await row('/old/help?a=1'), '301 /en/help/?a=1');
  assert.equal(await row('/from/help/'), '302 /en/help/');
  // Gateways may send buyers back by POST. A static host can't answer POST, so it redirects with 303 to the same address.
  const posted = await fetch(`${site.origin}/thanks?id=1`, { method: 'POST', redirect: 'manual' });
  assert.deepEqual([posted.status, posted.headers.get('location')], [303, '/thanks?id=1']);
  // The addresses of pages contain no names of files.
  assert.equal(await row('/en/help/index.html?a=1'), '308 /en/help/?a=1');
  assert.equal(await row('/en/404/'), '308 /en/404');
  for (const path of ['/en/none', '/en/none/at/all/', '/en/none.html']) {
    assert.equal(await row(path), '404 nowhere in English', path);
  }
  for (const path of [
    '/none',
    '/_astro/gone.js',
    '/_headers',
    '//_redirects',
    '/en/%2e%2e%2f_headers',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
  ]) {
    assert.equal(await row(path), '404 nowhere');
  }
  // A file that is missing today may be there with the next build, so the answer must not be stored.
  assert.equal((await get('/_astro/gone.js')).headers.get('cache-control'), 'no-store');
  assert.equal((await get('/none')).headers.get('x-frame-options'), 'SAMEORIGIN');

  const script = await get('/_astro/app.1a2b.js', { 'accept-encoding': 'gzip, br' });
  const names = ['content-encoding', 'content-type', 'x-kind', 'x-old', 'cache-control'];
  const sent = names.map((name) => script.headers.get(name));
  assert.deepEqual(sent, ['br', 'text/javascript; charset=utf-8', 'asset', null, 'public, immutable']);
  const known = { 'accept-encoding': 'br', 'if-none-match': script.headers.get('etag') };
  assert.equal((await get('/_astro/app.1a2b.js', known)).status, 304);
  const zipped = await get('/_astro/app.1a2b.js', { 'accept-encoding': 'gzip' });
  assert.equal(zipped.headers.get('content-encoding'), 'gzip');
  await site.close();
  await rm(dist, { recursive: true });
});
