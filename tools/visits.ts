/**
 * `npm run visits`: opens every screen of the built site, as a guest and as a member, with a sandbox, and writes what
 * that costs the host and the API into docs/scale.md. Needs `dist/`, which `npm start` or `npm test` builds; takes some
 * minutes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { allVariants } from '../src/routes/hosting.ts';
import { href } from '../src/routes/href.ts';
import { rowOf } from '../src/routes/table.ts';
import { PREFIX } from '../src/stores/storage-prefix.ts';
import { Client } from '../tests/sandbox/client.ts';
import { startSandbox } from '../tests/sandbox/server.ts';
import { ensureChromium } from './browser.ts';
import { readWords } from './console/usage.ts';
import { costTable, type Loaded, type VisitCost } from './visits/table.ts';

readWords({
  command: 'npm run visits',
  does: 'Measures what a visit to each screen of dist/ asks of CDN and API, and writes it into docs/scale.md.',
});

const DOCUMENT = 'docs/scale.md';
const MARKS = /(?<=<!-- made by `npm run visits` -->\n\n)[^<]*(?=\n\n<!-- end -->)/;
const MEMBER = 'lin';
/** A ticket of the member. */
const IDS: Readonly<Record<string, string>> = { id: '102' };
/**
 * How long a page stays open: enough for its work when idle and for what it fetches ahead. Then it must be quiet for
 * `QUIET_MS`.
 */
const STAYS_MS = 7000;
const QUIET_MS = 2500;
const API = '/api/Website/';
const AT_ONCE = 4;

/** A visit to measure. */
interface Visit {
  screen: string;
  isMember: boolean;
  path: string;
}

process.chdir(join(import.meta.dirname, '..'));
if (!existsSync('dist/404.html')) throw new Error('There is no dist/ yet: run "npm start" once.');
const packed = new Map<string, number>();
const sandbox = await startSandbox({ database: ':memory:', distDir: join(process.cwd(), 'dist'), log: () => {} });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const asked = visits();
const costs: VisitCost[] = [];
while (costs.length < asked.length) {
  const next = asked.slice(costs.length, costs.length + AT_ONCE);
  costs.push(...(await Promise.all(next.map((each) => measure(browser, each)))));
  console.log(costTable(costs.slice(-next.length)).split('\n').slice(2).join('\n'));
}
await browser.close();
await sandbox.close();
const text = readFileSync(DOCUMENT, 'utf8');
if (!MARKS.test(text)) throw new Error(`${DOCUMENT} has no place for the table any more`);
writeFileSync(DOCUMENT, text.replace(MARKS, costTable(costs)));

/** Every screen once, for each group that may see it. */
function visits(): Visit[] {
  const firstVariants = allVariants().filter(
    ({ name }, place, all) => all.findIndex((one) => one.name === name) === place,
  );
  return firstVariants.flatMap(({ name, params }) => {
    const { access, forwardsTo } = rowOf(name);
    if (forwardsTo) return [];
    const path = href(name, { locale: 'en', params: { ...IDS, ...params } });
    return [false, true]
      .filter((isMember) => access !== (isMember ? 'guest' : 'member'))
      .map((isMember) => ({ screen: name, isMember, path }));
  });
}

async function measure(browser: Browser, { screen, isMember, path }: Visit): Promise<VisitCost> {
  // Without the service worker, which would fetch the guides a second time.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const token = isMember ? await new Client(sandbox.origin).token(MEMBER) : '';
  try {
    const first = await visit(context, path, token);
    const again = await visit(context, path, token);
    return { screen, isMember, calls: first.calls, first: first.loaded, again: again.loaded };
  } finally {
    await context.close();
  }
}

/** Opens a page in a new tab, and waits until it has finished loading. */
async function visit(
  context: BrowserContext,
  path: string,
  token: string,
): Promise<{ calls: Map<string, number>; loaded: Loaded }> {
  const page = await context.newPage();
  await page.addInitScript(
    ([key, value]) => value && sessionStorage.setItem(key as string, value),
    [`${PREFIX}token`, token],
  );
  const calls = new Map<string, number>();
  let lastMs = performance.now();
  page.on('request', (request) => {
    lastMs = performance.now();
    const [, name] = request.url().split(API);
    if (name && request.method() === 'POST') calls.set(name, (calls.get(name) ?? 0) + 1);
  });
  const files = await followFiles(page);
  await page.goto(sandbox.origin + path, { waitUntil: 'load' });
  await wait(STAYS_MS);
  while (performance.now() - lastMs < QUIET_MS) await wait(QUIET_MS / 5);
  await page.close();
  return { calls, loaded: { files: files.length, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) } };
}

/** Collects the paths of all files that are transferred; cached ones do not count. */
async function followFiles(page: Page): Promise<string[]> {
  const files: string[] = [];
  const kept = new Set<string>();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  protocol.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    const { origin, pathname } = new URL(response.url);
    const isFile = origin === sandbox.origin && !pathname.startsWith('/api/');
    // A cached document still costs an answer without a body.
    if (isFile && !kept.has(requestId) && !response.fromDiskCache) files.push(response.status === 304 ? '' : pathname);
  });
  return files;
}

/** A file's bytes as a host sends them; 0 for an answer without a body. */
function bytesOf(path: string): number {
  if (path === '') return 0;
  const known = packed.get(path);
  if (known !== undefined) return known;
  // A ticket's address is served with the file of its parent folder.
  const places = [path, `${path}index.html`, `${path}.html`, `${path}../index.html`].map((each) => join('dist', each));
  const file = places.find((each) => /\.\w+$/.test(each) && existsSync(each));
  if (!file) throw new Error(`${path} is no file of dist/`);
  const raw = readFileSync(file);
  const bytes = /\.(png|jpe?g|webp|avif|woff2)$/.test(path) ? raw.length : brotliCompressSync(raw).length;
  packed.set(path, bytes);
  return bytes;
}
