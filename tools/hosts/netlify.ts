import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOST_FILES } from '../../build-steps/hosting/host-files.ts';
import { netlifyToml } from '../../build-steps/hosting/simple-hosts.ts';
import { type Documented, fileAt, startDocumented } from './documented.ts';
import type { Host } from './host.ts';
import { packageFolder } from './packages.ts';

/** Netlify's own packages that read its files and find the rule for an address. */
const VERSIONS = {
  '@netlify/redirect-parser': '16.1.1',
  '@netlify/headers-parser': '10.1.1',
  'netlify-redirector': '0.5.0',
};

interface Redirect {
  from: string;
  to: string;
  status: number;
  query: object;
}

interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

/** The parts of the three packages that are used. */
interface Netlify {
  parseAllRedirects(options: object): Promise<{ redirects: Redirect[]; errors: Error[] }>;
  parseAllHeaders(options: object): Promise<{ headers: HeaderRule[]; errors: Error[] }>;
  parseJSON(rules: string, options: object): Promise<{ match(request: object): Redirect | null }>;
}

/**
 * Netlify: its own parsers read rules and headers, and its own engine applies the rules. Three things follow its
 * documentation (docs.netlify.com/manage/routing/) and its command line tool (github.com/netlify/cli,
 * src/utils/proxy.ts): how it looks for files, that a file's own path decides its headers, and that the later of two
 * headers wins.
 */
export const NETLIFY: Host = {
  id: 'netlify',
  name: 'Netlify',
  by: 'its parsers for rules and headers; files by its documents',
  async start({ dist, folder, port }) {
    const { parseAllRedirects, parseAllHeaders, parseJSON } = await load();
    const config = join(folder, 'netlify.toml');
    writeFileSync(config, netlifyToml());
    const options = { netlifyConfigPath: config, minimal: true };
    const rules = await parseAllRedirects({
      ...options,
      redirectsFiles: [join(dist, '_redirects')],
      configRedirects: [],
    });
    const headers = await parseAllHeaders({ ...options, headersFiles: [join(dist, '_headers')], configHeaders: [] });
    const errors = [...rules.errors, ...headers.errors];
    if (errors.length > 0)
      throw new Error(`Netlify's parsers refuse: ${errors.map(({ message }) => message).join('\n')}`);
    const listed = rules.redirects.map((rule) => ({ ...rule, path: rule.from, params: rule.query }));
    const engine = await parseJSON(JSON.stringify(listed), { jwtSecret: 'none', jwtRoleClaim: 'none' });
    const match = (path: string): Redirect | null =>
      engine.match({
        scheme: 'https',
        host: 'localhost',
        path: decodeURIComponent(path),
        query: '',
        headers: { 'x-language': 'en', 'x-country': 'us' },
        cookieValues: {},
        getHeader: () => '',
        getCookie: () => '',
      });
    const sent = (status: number, file: string): Documented => ({
      status,
      file,
      headers: { 'cache-control': 'public, max-age=0, must-revalidate', ...headersFor(headers.headers, file) },
    });
    return startDocumented({ dist, port }, async (path, query, has) => {
      const found = isHostFile(path) ? undefined : await fileAt(path, has);
      if (found?.endsWith('/index.html') && !path.endsWith('/')) return { status: 301, location: `${path}/${query}` };
      if (found) return sent(200, found);
      const rule = match(path);
      return sent(rule?.status ?? 404, (rule && (await fileAt(rule.to, has))) ?? '/404.html');
    });
  },
};

/** Later rules override earlier ones; `*` matches everything below. */
function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fitting = rules.filter(({ for: pattern }) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.fromEntries(
    fitting.flatMap(({ values }) => Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])),
  );
}

function isHostFile(path: string): boolean {
  return (HOST_FILES as readonly string[]).includes(path.slice(1));
}

async function load(): Promise<Netlify> {
  const folder = packageFolder('netlify', VERSIONS);
  const module = (path: string): Promise<Netlify> => import(pathToFileURL(join(folder, 'node_modules', path)).href);
  const [{ parseAllRedirects }, { parseAllHeaders }] = await Promise.all([
    module('@netlify/redirect-parser/lib/index.js'),
    module('@netlify/headers-parser/lib/index.js'),
  ]);
  const { parseJSON } = createRequire(join(folder, 'package.json'))('netlify-redirector') as Netlify;
  return { parseAllRedirects, parseAllHeaders, parseJSON };
}
