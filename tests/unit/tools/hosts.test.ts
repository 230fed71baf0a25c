import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { headerRows } from '../../../build-steps/hosting/headers.ts';
import { allVariants, bareStubs, olderStubs } from '../../../src/routes/hosting.ts';
import { type Address, siteAddresses, withLimits } from '../../../tools/hosts/addresses.ts';
import { CHECKS, checkHost } from '../../../tools/hosts/checks.ts';
import { NotHere } from '../../../tools/hosts/host.ts';
import { programPath } from '../../../tools/hosts/processes.ts';
import { hostsTable, isWrong } from '../../../tools/hosts/table.ts';

const PAGE = `<!doctype html><html data-locale="en" data-screen="terms">${'Terms. '.repeat(300)}`;
const NOT_FOUND = `<!doctype html><html data-locale="en" data-screen="notFound">${'Nowhere. '.repeat(300)}`;
const SCRIPT = `export const text = '${'petrel '.repeat(300)}';`;
const FILES: Readonly<Record<string, string>> = {
  'en/terms/index.html': PAGE,
  'en/404.html': NOT_FOUND,
  '_astro/a.js': SCRIPT,
};
const ADDRESSES: readonly Address[] = [
  { path: '/en/terms/', kind: 'page', file: 'en/terms/index.html', marks: ['data-screen="terms"'] },
  { path: '/en/terms?ref=sam', kind: 'slash', file: 'en/terms/index.html', marks: ['data-screen="terms"'] },
  { path: '/_astro/a.js', kind: 'page', file: '_astro/a.js', marks: [] },
  { path: '/en/nowhere', kind: 'missing', file: 'en/404.html', marks: ['data-screen="notFound"'] },
  { path: '/_headers', kind: 'hidden', marks: [] },
];

/** What a server answers: a whole answer, compressed if it has a text. */
interface Reply {
  status: number;
  headers: Record<string, string>;
  text?: string;
  isPlain?: true;
}

/** A server that does all as it should. */
function rightReply({ method, url = '/', headers: asked }: IncomingMessage): Reply {
  if (method === 'POST') return { status: 303, headers: { location: url } };
  const [path = '/', query] = url.split('?');
  if (path === '/en/terms') return { status: 301, headers: { location: `/en/terms/${query ? `?${query}` : ''}` } };
  const own = headerRows().flatMap(({ name, everywhere, elsewhere }) => {
    const at = elsewhere.find(({ pattern }) => path.startsWith(pattern.replace('*', '')));
    const value = at?.value ?? everywhere;
    return value ? [[name.toLowerCase(), value]] : [];
  });
  const file = path.endsWith('/') ? `${path}index.html`.slice(1) : path.slice(1);
  const text = FILES[file];
  const type = file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
  const headers = { ...Object.fromEntries(own), 'content-type': type, etag: '"1"', vary: 'accept-encoding' };
  if (text === undefined) {
    return {
      status: 404,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      text: NOT_FOUND,
    };
  }
  return asked['if-none-match'] === '"1"' ? { status: 304, headers } : { status: 200, headers, text };
}

/** What is found wrong with a server that does one thing otherwise: the checks, with their first sentences. */
async function found(change: (path: string, reply: Reply) => Partial<Reply>): Promise<Record<string, string>> {
  const server = createServer((request, response) => {
    const right = rightReply(request);
    const { status, headers, text, isPlain } = { ...right, ...change(request.url ?? '/', right) };
    const isSmall = text !== undefined && !isPlain;
    response.writeHead(status, { ...headers, ...(isSmall && { 'content-encoding': 'br' }) });
    response.end(isSmall ? brotliCompressSync(text) : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asBuilt = { isPrecompressed: false };
  const outcome = await checkHost({
    origin,
    addresses: ADDRESSES,
    server: asBuilt,
    fileOf: (file) => Buffer.from(FILES[file] ?? ''),
  });
  await new Promise((resolve) => server.close(resolve));
  const wrong = CHECKS.filter((check) => outcome[check].wrong.length > 0);
  assert.equal(isWrong({ name: 'x', by: '', outcome }), wrong.length > 0);
  return Object.fromEntries(wrong.map((check) => [check, outcome[check].wrong[0] ?? '']));
}

/** The same headers with another value; without one the header is left out. */
function other({ headers }: Reply, name: string, value?: string): Partial<Reply> {
  const { [name]: _, ...rest } = headers;
  return { headers: { ...rest, ...(value !== undefined && { [name]: value }) } };
}

test('a host that does all as it should is found right', async () => {
  assert.deepEqual(await found(() => ({})), {});
});

test('each fault of a host is found by its check, and named with its address', async () => {
  const at = (path: string, change: (reply: Reply) => Partial<Reply>) => (asked: string, reply: Reply) =>
    asked === path ? change(reply) : {};
  const faults: [ReturnType<typeof at>, Record<string, string>][] = [
    [
      at('/en/terms?ref=sam', () => ({ headers: { location: '/en/terms/' } })),
      { status: '/en/terms?ref=sam: leads to /en/terms/' },
    ],
    [at('/_headers', () => ({ status: 200 })), { status: '/_headers: 200, and it can be read' }],
    [at('/en/nowhere', () => ({ status: 200 })), { status: '/en/nowhere: 200 instead of 404' }],
    [at('/en/nowhere', () => ({ text: '<p>nginx</p>' })), { page: '/en/nowhere: not en/404.html, but "<p>nginx</p>"' }],
    [
      at('/en/nowhere', (reply) => other(reply, 'cache-control', 'public, max-age=31536000, immutable')),
      { caching: '/en/nowhere: cache-control: public, max-age=31536000, immutable' },
    ],
    [
      at('/en/terms/', (reply) => other(reply, 'content-type', 'text/html')),
      { type: '/en/terms/: content-type: text/html' },
    ],
    [
      at('/_astro/a.js', (reply) => other(reply, 'cache-control', 'no-cache')),
      { caching: '/_astro/a.js: cache-control: no-cache' },
    ],
    [
      at('/_astro/a.js', (reply) => other(reply, 'x-content-type-options')),
      { headers: '/_astro/a.js: X-Content-Type-Options: none instead of nosniff' },
    ],
    [
      at('/_astro/a.js', (reply) => other(reply, 'cross-origin-resource-policy', 'cross-origin')),
      { headers: '/_astro/a.js: Cross-Origin-Resource-Policy: cross-origin instead of same-origin' },
    ],
    [
      at('/en/nowhere', () => ({ isPlain: true })),
      { compression: `/en/nowhere: ${NOT_FOUND.length} bytes sent as they are` },
    ],
    [at('/en/nowhere', (reply) => other(reply, 'vary')), { compression: '/en/nowhere: compressed, but without Vary' }],
    [at('/_astro/a.js', (reply) => other(reply, 'etag')), { caching: '/_astro/a.js: no ETag' }],
    [
      (_, { status }) => (status === 303 ? { status: 405, headers: {} } : {}),
      { status: '/en/terms/: asked by POST: 405' },
    ],
  ];
  for (const [change, expected] of faults) assert.deepEqual(await found(change), expected);
});

test('every screen and older name is asked for in each language and bare, with and without its slash; every ticket, too', () => {
  const paths = siteAddresses().map(({ path }) => path);
  assert.deepEqual(
    paths.filter((path, index) => paths.indexOf(path) !== index),
    [],
  );
  // But for the 404 page's own.
  const screens = allVariants().length - 1 + olderStubs().length;
  const pages = 3 * screens + bareStubs().length + olderStubs().length + 1;
  const kinds = siteAddresses().map(({ kind }) => kind);
  const count = (kind: Address['kind']): number => kinds.filter((one) => one === kind).length;
  // Without a slash there is no root; robots.txt and 15 others are files, most of them icons.
  assert.deepEqual([count('page'), count('slash'), count('shell'), count('hidden')], [pages + 16, pages - 1, 16, 2]);
  for (const path of [
    '/zh/',
    '/tw/download/ios/',
    '/clientIos?ref=sam',
    '/en/ticketContent/102',
    '/ticketContent/102/',
    '/zh/nowhere',
  ]) {
    assert.ok(paths.includes(path), path);
  }
});

test('what a host can’t do by its nature is told below the table, and is no mistake', () => {
  const [ticket] = withLimits(siteAddresses(), { shells: 'sends on' }).filter(
    ({ path }) => path === '/en/ticketContent/102',
  );
  assert.deepEqual([ticket?.kind, ticket?.file], ['missing', '404.html']);
  const outcome = Object.fromEntries(
    CHECKS.map((check) => [check, { made: 2, wrong: check === 'headers' ? ['/a: none'] : [] }]),
  );
  const row = { name: 'Plain', by: 'its documents', outcome: outcome as Awaited<ReturnType<typeof checkHost>> };
  assert.equal(isWrong(row), true);
  assert.match(
    hostsTable([row]),
    /Plain +2 +2 +2 +1 of 2 wrong +2 +2 +its documents\n\nPlain, headers:\n {2}\/a: none$/,
  );
  const limited = { ...row, limits: { headers: 'sends none' } };
  assert.equal(isWrong(limited), false);
  assert.match(
    hostsTable([limited]),
    /Plain +2 +2 +2 +no +2 +2 +its documents\n\nBy their nature:\n {2}Plain: sends none$/,
  );
  assert.match(hostsTable([{ name: 'Gone', by: '', outcome: 'not installed' }]), /Gone +not tried: not installed$/);
});

test('an API that does not answer, or a switch that does not close, is wrong, with a column of its own', () => {
  const outcome = Object.fromEntries(CHECKS.map((check) => [check, { made: 2, wrong: [] as string[] }]));
  const row = { name: 'shop', by: 'https://shop.example', outcome: outcome as Awaited<ReturnType<typeof checkHost>> };
  const answering = { ...row, api: { made: 2, wrong: [] } };
  assert.deepEqual([isWrong(answering), isWrong(row)], [false, false]);
  assert.match(hostsTable([answering]), /compression {2}API {2}tried by\n[\s-]+\nshop [ 2]+https:\/\/shop\.example$/);
  assert.doesNotMatch(hostsTable([row]), /API/);
  const open = { ...row, closed: { made: 2, wrong: ['/zh/: 200 instead of 503'] } };
  assert.equal(isWrong(open), true);
  assert.match(
    hostsTable([open]),
    /compression {2}closed {8}tried by\n[\s\S]*\n\nshop, closed:\n {2}\/zh\/: 200 instead of 503$/,
  );
  const silent = { ...row, api: { made: 2, wrong: ['/api: HTTP 404 in place of the API'] } };
  assert.equal(isWrong(silent), true);
  assert.match(
    hostsTable([silent]),
    /1 of 2 wrong {2}https:.*\n\nshop, API:\n {2}\/api: HTTP 404 in place of the API$/,
  );
});

test('a server that is not installed is named with how to get it', () => {
  assert.throws(() => programPath('petrel-no-such-server', 'Debian: apt-get install it'), {
    name: NotHere.name,
    message: 'petrel-no-such-server is not installed (Debian: apt-get install it)',
  });
});
