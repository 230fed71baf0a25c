import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { type ApiPlace, checkApi } from '../../tools/hosts/api.ts';
import { whyNoAnswer } from '../../tools/hosts/certificate.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

/** A certificate for `localhost` and its key, which is public: no machine may trust it. */
const TEST_PEM = readFileSync('tests/model/support/localhost-test-only.pem');
const SHOP = 'https://shop.example';
const PAGE = '<!doctype html><html lang="en" data-locale="en" data-screen="notFound">';
const OWN: ApiPlace = { apiBases: ['/api'], attachmentBase: '/api/files', sendsIdempotencyKey: true };

let sandbox: Sandbox;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
});
after(() => sandbox.close());

/** The API at another origin than the shop's, with its files. */
function elsewhere(base: string): ApiPlace {
  return { ...OWN, apiBases: [base], attachmentBase: `${base}/files` };
}

/** What is wrong with the API of a server that answers so. */
async function wrongAt(answer: RequestListener, place: ApiPlace = OWN): Promise<string[]> {
  const server = createServer(answer);
  const origin = await listen(server);
  const { wrong } = await checkApi(origin, place);
  await end(server);
  return wrong;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function end(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A host of files, which knows nothing of an API. */
function files(status: number, body: string): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  };
}

test('with an API at a path of the host, or elsewhere with CORS, nothing is wrong', async () => {
  assert.deepEqual(await checkApi(sandbox.origin, OWN), { made: 2, wrong: [] });
  const [base, files] = [`${sandbox.origin}/api`, `${sandbox.origin}/api/files`];
  const place = { apiBases: [base, '/api'], attachmentBase: files, sendsIdempotencyKey: true };
  assert.deepEqual(await checkApi(sandbox.origin, place), { made: 3, wrong: [] });
  assert.deepEqual(await checkApi(SHOP, elsewhere(base)), { made: 2, wrong: [] });
});

test('a host that passes no calls on is wrong, whatever it answers in place of the API', async () => {
  const unpassed = 'the host does not pass /api on; docs/hosting/README.md#the-api says how';
  const file =
    'with a page of the site for a file that is not there: the host does not pass it on; docs/hosting/README.md#the-api says how';
  assert.deepEqual(await wrongAt(files(404, PAGE)), [
    `/api: HTTP 404 with a page in place of the API: ${unpassed}`,
    `/api/files (attachments): HTTP 404 ${file}`,
  ]);
  assert.deepEqual(await wrongAt(files(405, '')), [`/api: HTTP 405 in place of the API: ${unpassed}`]);
  assert.deepEqual(await wrongAt(files(200, '<!doctype html><title>Shop</title>')), [
    `/api: HTTP 200 with a page in place of the API: ${unpassed}`,
    `/api/files (attachments): HTTP 200 ${file}`,
  ]);
});

test('an API that does not work behind its host, or answers what is of no use, is wrong', async () => {
  assert.deepEqual(await wrongAt(files(502, '<html>Bad Gateway')), [
    '/api: HTTP 502 with a page in place of the API: the API to which the host passes /api on does not work; look at its address in the host’s configuration, and at its own log',
    '/api/files (attachments): HTTP 502 for a file that is not there: what sends members’ files does not work; look at its own log',
  ]);
  const [unwrapped, ...others] = await wrongAt(files(200, '{"goods":{}}'));
  assert.match(
    unwrapped ?? '',
    /^\/api: skuList has no wrapper: .*; npm run conform -- http:\/\/127\.0\.0\.1:\d+\/api says more$/,
  );
  assert.deepEqual(others, []);
  const [refused] = await wrongAt(files(200, '{"code":500,"bean":"Closed for today"}'));
  assert.match(refused ?? '', /^\/api: skuList refused: Closed for today; /);
  const [led] = await wrongAt((_, response) => response.writeHead(301, { location: '/shop' }).end());
  assert.match(led ?? '', /^\/api: skuList HTTP 301 to \/shop: a browser follows it/);
});

test('an API elsewhere that does not let the shop’s pages in is wrong; so is one that is not where it was said', async () => {
  const closed = await startSandbox({
    database: ':memory:',
    allowedOrigin: 'https://other.example',
    isAlone: true,
    log: () => {},
  });
  const base = `${closed.origin}/api`;
  const { wrong } = await checkApi(SHOP, elsewhere(base));
  await closed.close();
  assert.deepEqual(wrong, [
    `${base}: Access-Control-Allow-Origin is https://other.example, not https://shop.example; docs/api.md#cors says what the API must send`,
    `${base}: 1 of 1 lack Access-Control-Allow-Origin for https://shop.example: a browser hides them from the site, which says "Network error"; docs/api.md#cors says what the API must send`,
  ]);
  const ended = createServer();
  const nowhere = await listen(ended);
  await end(ended);
  const gone = await checkApi(SHOP, elsewhere(nowhere));
  assert.deepEqual(gone.wrong, [
    `${nowhere}: no answer (ECONNREFUSED); PETREL_API_BASES says where the site expects its API`,
    `${nowhere}/files (attachments): no answer (ECONNREFUSED); PETREL_ATTACHMENT_BASE says where the site expects members’ files`,
  ]);
  const server = createServer(files(404, ''));
  const other = await listen(server);
  const { wrong: misled } = await checkApi(SHOP, elsewhere(other));
  await end(server);
  assert.deepEqual(misled, [
    `${other}: HTTP 404 in place of the API: calls go to ${other}/Website/…; if the API is elsewhere, change PETREL_API_BASES and build again`,
  ]);
});

test('an API elsewhere must take the key with which orders are sent, once the site sends it', async () => {
  const answer: RequestListener = ({ method }, response) => {
    response.writeHead(method === 'OPTIONS' ? 204 : 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': SHOP,
      'access-control-allow-headers': 'authorization, content-type',
    });
    response.end(method === 'OPTIONS' ? undefined : '{"code":200,"bean":{"goods":[]}}');
  };
  const server = createServer(answer);
  const base = await listen(server);
  const keyed = await checkApi(SHOP, elsewhere(base));
  const plain = await checkApi(SHOP, { ...elsewhere(base), sendsIdempotencyKey: false });
  await end(server);
  assert.deepEqual(keyed.wrong, [
    `${base}: Access-Control-Allow-Headers lacks idempotency-key: browsers refuse every order; docs/api.md#cors says what the API must send`,
  ]);
  assert.deepEqual(plain.wrong, []);
});

test('the command asks the API of a site that is online, and says of a closed one that it is closed', async () => {
  const run = async (answer: RequestListener): Promise<{ status: number | null; said: string }> => {
    const server = createServer(answer);
    const child = spawn(process.execPath, ['tools/hosts.ts', '--url', await listen(server)]);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [status, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    await end(server);
    return { status, said: said.join('') };
  };
  const open = await run(files(404, PAGE));
  assert.equal(open.status, 1);
  assert.match(open.said, /compression +API +tried by\n.*\n.* 2 of 2 wrong +http:/);
  assert.match(open.said, /, API:\n {2}\/api: HTTP 404 with a page in place of the API/);
  const closed = await run((_, response) => response.writeHead(503, { 'retry-after': '600' }).end());
  assert.equal(closed.status, 1);
  assert.match(
    closed.said,
    /^http:\/\/127\.0\.0\.1:\d+ is closed for maintenance \(503\); docs\/maintenance\.md says how it is opened\n$/,
  );
});

test('a certificate of one’s own is named as the reason, with the variable that trusts it', async () => {
  const server = createSecureServer({ key: TEST_PEM, cert: TEST_PEM }, files(200, ''));
  const origin = (await listen(server)).replace('http://127.0.0.1', 'https://localhost');
  const { wrong } = await checkApi(SHOP, elsewhere(origin));
  await end(server);
  assert.equal(wrong.length, 2);
  for (const words of wrong) {
    assert.match(
      words,
      /no answer \(DEPTH_ZERO_SELF_SIGNED_CERT\): .*NODE_EXTRA_CA_CERTS=certificate\.pem .*\(fullchain\.pem\)/,
    );
  }
  assert.equal(whyNoAnswer('CERT_HAS_EXPIRED'), 'no answer (CERT_HAS_EXPIRED): the certificate has expired: renew it');
});
