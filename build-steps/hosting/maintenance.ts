import { readFileSync } from 'node:fs';
import { fillInAny } from '../../src/core/join-texts.ts';
import { brandValues } from '../../src/i18n/brand-values.ts';
import type { Locale } from '../../src/routes/locales.ts';
import { foreignPaths } from './foreign-files.ts';
import { headerBlocks } from './headers.ts';
import { MAINTENANCE_POLICY, maintenancePage } from './maintenance-page.ts';

/**
 * Names of files. `page`: hosts that know no other way show it as what is not found, at every address of a folder that
 * has nothing else. `lever`: while it is there, nginx and Caddy answer with the page beside it.
 */
const MAINTENANCE = { page: '404.html', lever: 'on' } as const;

/** After how many seconds a search engine, or a program, may come again. */
const RETRY_SECONDS = 600;

/** The folder that stands in for the site: the page, and its headers for hosts that read them there. */
export function maintenanceFiles(): Record<string, string> {
  const lines = Object.entries(headers()).map(([name, value]) => `  ${name}: ${value}\n`);
  return { [MAINTENANCE.page]: maintenancePage(textsOf), _headers: `/*\n${lines.join('')}` };
}

/** Lines of an nginx server. Its own headers take the place of the server's; the API goes on. */
export function nginxMaintenance(root: string): string[] {
  const folder = maintenanceFolder(root);
  return [
    '',
    `# Closed while the file "${MAINTENANCE.lever}" is there: docs/operating.md. The API goes on, so that payments arrive.`,
    'set $petrel_closed "";',
    `if (-f ${folder}/${MAINTENANCE.lever}) { set $petrel_closed 1; }`,
    ...foreignPaths().map((path) => `if ($uri ~ "^${path}/") { set $petrel_closed ""; }`),
    'if ($petrel_closed) { return 503; }',
    'error_page 503 @petrel_maintenance;',
    'location @petrel_maintenance {',
    ...[
      `root ${folder};`,
      `rewrite ^ /${MAINTENANCE.page} break;`,
      ...Object.entries(headers()).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ].map((line) => `    ${line}`),
    '}',
  ];
}

/** Lines of a Caddy `route`, behind those of the API. */
export function caddyMaintenance(root: string): string[] {
  const folder = maintenanceFolder(root);
  return [
    `# Closed while the file "${MAINTENANCE.lever}" is there: docs/operating.md. The API goes on, so that payments arrive.`,
    '@closed file {',
    `\troot ${folder}`,
    `\ttry_files ${MAINTENANCE.lever}`,
    '}',
    'handle @closed {',
    `\troot * ${folder}`,
    `\trewrite * /${MAINTENANCE.page}`,
    '\theader {',
    ...Object.entries(headers()).map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    '\tfile_server {',
    '\t\tstatus 503',
    '\t}',
    '}',
    '',
  ];
}

/** Where nginx and Caddy expect the page: beside the site's folder, which is replaced with every version. */
function maintenanceFolder(root: string): string {
  return `${root}-maintenance`;
}

function headers(): Record<string, string> {
  const [everywhere] = headerBlocks(false);
  return {
    ...everywhere.headers,
    'Content-Security-Policy': MAINTENANCE_POLICY,
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_SECONDS),
    'X-Robots-Tag': 'noindex',
  };
}

function textsOf(locale: Locale) {
  const read = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(new URL(`../../locales/${locale}/${name}.json`, import.meta.url), 'utf8'));
  const own = read('maintenance');
  const { statusPage } = Object(read('shared').failure);
  return { t: (key: string) => fillInAny(String(own[key]), brandValues(locale)), statusPage: String(statusPage) };
}
