/**
 * `npm run hosts`: requests all addresses of the built site from every host that can run on this machine, and prints
 * how each answers (docs/hosting/README.md#checking-a-host). With `-- --url https://…` it checks a site that is online.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { headersFile } from '../build-steps/hosting/headers.ts';
import { siteMistakes } from '../build-steps/values/check.ts';
import * as config from '../src/config.ts';
import { redirectsFile, robotsFile } from '../src/routes/hosting.ts';
import { buildSite } from './build-site.ts';
import { stopAtMistakes } from './console/stop-at-mistakes.ts';
import { type Address, file, type Limits, siteAddresses, withLimits } from './hosts/addresses.ts';
import { checkApi } from './hosts/api.ts';
import { ask } from './hosts/ask.ts';
import { whyNoAnswer } from './hosts/certificate.ts';
import { checkHost } from './hosts/checks.ts';
import { checkClosed, layMaintenance } from './hosts/closed.ts';
import { CLOUDFLARE } from './hosts/cloudflare.ts';
import { type Host, NotHere } from './hosts/host.ts';
import { NETLIFY } from './hosts/netlify.ts';
import { OWN_SERVERS } from './hosts/own-servers.ts';
import { PAPER_HOSTS } from './hosts/paper-hosts.ts';
import { checkPassedOn, startUpstream } from './hosts/passed-on.ts';
import { freePort } from './hosts/processes.ts';
import { type HostRow, hostsTable, isWrong } from './hosts/table.ts';

const HOSTS: readonly Host[] = [...OWN_SERVERS, CLOUDFLARE, NETLIFY, ...PAPER_HOSTS];
const IDS = [...new Set(HOSTS.map(({ id }) => id))];
const HELP = `Asks hosts for every address of the site, and checks status, page, type, headers, caching and compression.

  npm run hosts                            all that can be had on this machine, with dist/ (built if it is not there)
  npm run hosts -- --only nginx,caddy      some of ${IDS.join(', ')}
  npm run hosts -- --url https://…         a site that is online, and its API; with --only github what GitHub Pages can't do is no mistake`;

process.chdir(join(import.meta.dirname, '..'));
const { url, only, help } = readArguments();
stopAtMistakes(siteMistakes());
if (help) console.log(HELP);
else {
  const chosen = HOSTS.filter(({ id }) => !only || only.includes(id));
  const rows = url ? [await checkOnline(url, only ? chosen[0]?.limits : undefined)] : await checkAll(chosen);
  console.log(`\n${hostsTable(rows)}`);
  process.exitCode = rows.some(isWrong) ? 1 : 0;
}

function readArguments(): { url?: string; only?: string[]; help?: boolean } {
  try {
    const options = { url: { type: 'string' }, only: { type: 'string' }, help: { type: 'boolean' } } as const;
    const { url, only, help } = parseArgs({ options }).values;
    const wanted = only?.split(',');
    const unknown = wanted?.find((id) => !IDS.includes(id));
    if (unknown) throw new Error(`There is no host "${unknown}"; there are ${IDS.join(', ')}`);
    if (url && !URL.canParse(url)) throw new Error(`"${url}" is no address; it looks like https://petrel.example`);
    return { ...(url && { url: new URL(url).origin }), ...(wanted && { only: wanted }), ...(help && { help }) };
  } catch (error) {
    return endWith(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

async function checkAll(hosts: readonly Host[]): Promise<HostRow[]> {
  if (!isBuilt()) await buildSite({ isSandbox: false });
  const addresses = [...siteAddresses(), ...scriptsOf(readFileSync('dist/zh/index.html', 'utf8'))];
  console.log(`${addresses.length} addresses`);
  const rows: HostRow[] = [];
  for (const host of hosts) {
    const { name, by, limits = {} } = host;
    console.log(`${name} …`);
    rows.push({ name, by, limits, ...(await tryHost(host, withLimits(addresses, limits))) });
  }
  return rows;
}

/** Uses a copy of the built site, so that files compressed for one host are not there for the next. */
async function tryHost(
  host: Host,
  addresses: readonly Address[],
): Promise<Pick<HostRow, 'outcome' | 'closed' | 'api'>> {
  const folder = mkdtempSync(join(tmpdir(), 'petrel-host-'));
  const dist = join(folder, 'site');
  cpSync('dist', dist, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  mkdirSync(join(folder, 'own'));
  layMaintenance(dist);
  const upstream = await startUpstream();
  try {
    const running = await host.start({
      dist,
      folder: join(folder, 'own'),
      port: await freePort(),
      upstream: upstream.origin,
    });
    try {
      const { server } = host;
      const outcome = await checkHost({
        origin: running.origin,
        addresses,
        fileOf: (name) => readFileSync(join('dist', name)),
        ...(server && { server }),
      });
      if (!server) return { outcome };
      const api = await checkPassedOn(running.origin);
      return { outcome, api, closed: await checkClosed(running.origin, dist, addresses) };
    } finally {
      await running.stop();
    }
  } catch (error) {
    if (error instanceof NotHere) return { outcome: error.message };
    throw error;
  } finally {
    upstream.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkOnline(origin: string, limits: Limits = {}): Promise<HostRow> {
  const landing = await ask(origin, '/zh/').catch((error: NodeJS.ErrnoException) =>
    endWith(`${origin}: ${whyNoAnswer(error.code ?? error.message)}`),
  );
  if (landing.status === 503 && landing.headers['retry-after']) {
    endWith(`${origin} is closed for maintenance (503); docs/operating.md says how it is opened`);
  }
  const addresses = [...siteAddresses(), ...scriptsOf(landing.body.toString())];
  console.log(`${addresses.length} addresses of ${origin}`);
  const outcome = await checkHost({ origin, addresses: withLimits(addresses, limits) });
  return { name: new URL(origin).host, by: origin, limits, outcome, api: await checkApi(origin, config) };
}

function endWith(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** The scripts that a page loads, whose names change with every build. */
function scriptsOf(html: string): Address[] {
  const paths = [...html.matchAll(/"(\/_astro\/[\w.-]+\.js)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)].map(file);
}

/** Was `dist/` built with the current rules and address? A build for the sandbox was not. */
function isBuilt(): boolean {
  const files = {
    _headers: headersFile(false),
    _redirects: redirectsFile(),
    'robots.txt': robotsFile(config.siteUrl, config.apiBases),
  };
  return Object.entries(files).every(
    ([name, text]) => existsSync(`dist/${name}`) && readFileSync(`dist/${name}`, 'utf8') === text,
  );
}
