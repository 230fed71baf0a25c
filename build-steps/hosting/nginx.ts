import { shellPaths } from '../../src/routes/hosting.ts';
import { LOCALES } from '../../src/routes/locales.ts';
import { apiNotes, apiUpstream, DRAWN, foreignPaths } from './foreign-files.ts';
import { type HeaderRow, headerRows } from './headers.ts';
import { HOST_FILES } from './host-files.ts';
import { nginxMaintenance } from './maintenance.ts';
import { notice, siteHost } from './notes.ts';

/** Where a server runs, and what it serves. */
export interface ServerPlace {
  /** The folder of the built site. */
  root: string;
  /** A port of this machine only, without TLS, to try the configuration; undefined: the site's name, with TLS. */
  port?: number;
  /** Where the API is, in place of the operator's value. */
  upstream?: string;
}

/**
 * Media types of text other than HTML, which is built into nginx: they are compressed, and sent with their character
 * set.
 */
const TEXT_TYPES =
  'text/plain text/css text/javascript application/javascript text/xml application/xml application/json image/svg+xml';
const INDENT = '    ';

/** nginx's complete configuration of the site: maps for the headers, and the servers. It goes into `http { }`. */
export function nginxConfig(place: ServerPlace): string {
  const rows = headerRows();
  return [
    ...notice('nginx').map((line) => `# ${line}`),
    '',
    '# Headers that differ by path. All of them are set for the whole server: in nginx a location with an `add_header` of its own drops',
    '# those of the server. A header whose value is empty is not sent.',
    ...rows.filter(isDifferent).flatMap(headerMap),
    ...(foreignPaths().length > 0 ? dispositionMap() : []),
    '',
    "# The page for what is not found, in the address's own language.",
    'map $uri $petrel_not_found {',
    `${INDENT}default /404.html;`,
    ...LOCALES.map((locale) => `${INDENT}${key(`/${locale}/*`)} /${locale}/404.html;`),
    '}',
    '',
    '# Where a buyer goes whom a gateway sends back by POST. Two slashes at the start would lead to another host.',
    'map $request_uri $petrel_by_get {',
    `${INDENT}default $request_uri;`,
    `${INDENT}~^//+(.*)$ /$1;`,
    '}',
    '',
    ...(place.port === undefined ? redirectingServer() : []),
    'server {',
    ...[...addressLines(place), '', ...siteLines(place, rows)].map((line) => (line ? INDENT + line : '')),
    '}',
    '',
  ].join('\n');
}

/** For an nginx with the module for precompressed files (`npm run precompress`). It goes into `http { }`. */
export function nginxBrotli(): string {
  return [
    ...notice('nginx').map((line) => `# ${line}`),
    '# Only for an nginx that has the module (Debian: libnginx-mod-http-brotli-static); another one refuses to start with it.',
    'brotli_static on;',
    '',
  ].join('\n');
}

function redirectingServer(): string[] {
  return [
    'server {',
    ...[
      'listen 80;',
      'listen [::]:80;',
      `server_name ${siteHost()};`,
      'return 301 https://$server_name$request_uri;',
    ].map((line) => INDENT + line),
    '}',
    '',
  ];
}

function addressLines({ port }: ServerPlace): string[] {
  if (port !== undefined) return [`listen 127.0.0.1:${port};`];
  const host = siteHost();
  return [
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `server_name ${host};`,
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
  ];
}

function siteLines({ root, upstream }: ServerPlace, rows: readonly HeaderRow[]): string[] {
  return [
    `root ${root};`,
    'index index.html;',
    'server_tokens off;',
    '# Folders are sent on to their slash without the name of a host, which a proxy in front may have changed.',
    'absolute_redirect off;',
    '',
    'charset utf-8;',
    `charset_types ${TEXT_TYPES};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_comp_level 6;',
    `gzip_types ${TEXT_TYPES};`,
    '# Sends page.html.gz in place of page.html where there is one: npm run precompress.',
    'gzip_static on;',
    '',
    '# `always`: on a 404, too.',
    ...rows.map((row) => `add_header ${row.name} ${isDifferent(row) ? variable(row) : quoted(row.everywhere)} always;`),
    '',
    '# A folder without a page of its own is as good as none.',
    'error_page 403 404 =404 $petrel_not_found;',
    'error_page 405 = @by_get;',
    'location @by_get { return 303 $petrel_by_get; }',
    ...['/404.html', ...LOCALES.map((locale) => `/${locale}/404.html`)].map(
      (page) => `location = ${page} { internal; }`,
    ),
    ...HOST_FILES.map((file) => `location = /${file} { return 404; }`),
    '',
    '# Tickets: one file for all ids.',
    ...shellPaths().map((shell) => `location ${shell} { try_files ${shell}index.html =404; }`),
    ...nginxMaintenance(root),
    ...foreignPaths().flatMap((base) => apiLines(base, upstream)),
  ];
}

/** What comes from the API and is no picture is saved, not opened. */
function dispositionMap(): string[] {
  return [
    'map $upstream_http_content_type $petrel_api_disposition {',
    `${INDENT}default attachment;`,
    `${INDENT}~^image/(${DRAWN.join('|')}) "";`,
    `${INDENT}~^application/json "";`,
    '}',
  ];
}

/** The API on the site's own origin. */
function apiLines(base: string, upstream?: string): string[] {
  const { address, host, isEncrypted, asWritten } = apiUpstream(upstream);
  return [
    '',
    ...apiNotes(base, upstream),
    "# Its headers keep those of the pages off its answers, and members' files from acting as pages. Uploads have up to 10 MB.",
    ...asWritten([
      `location ${base}/ {`,
      ...[
        // Without a path behind it, so that nginx changes none.
        `proxy_pass ${address};`,
        'proxy_set_header Host $proxy_host;',
        'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
        ...(isEncrypted ? encryptedLines(host) : []),
        'client_max_body_size 11m;',
        'proxy_hide_header X-Content-Type-Options;',
        'add_header X-Content-Type-Options nosniff always;',
        'proxy_hide_header Content-Security-Policy;',
        `add_header Content-Security-Policy ${variable({ name: 'Content-Security-Policy' })} always;`,
        'proxy_hide_header Content-Disposition;',
        'add_header Content-Disposition $petrel_api_disposition always;',
      ].map((line) => INDENT + line),
      '}',
    ]),
  ];
}

/** By itself nginx takes any certificate for the one of the API, and tokens would go to whoever answers. */
function encryptedLines(host: string): string[] {
  return [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${host};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    '# Where Debian has them; elsewhere /etc/pki/tls/certs/ca-bundle.crt, or the authority that signed a certificate of your own.',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  ];
}

function headerMap(row: HeaderRow): string[] {
  return [
    `map $uri ${variable(row)} {`,
    `${INDENT}default ${quoted(row.everywhere)};`,
    ...row.elsewhere.map(({ pattern, value }) => `${INDENT}${key(pattern)} ${quoted(value)};`),
    '}',
  ];
}

function isDifferent({ elsewhere }: HeaderRow): boolean {
  return elsewhere.length > 0;
}

function variable({ name }: Pick<HeaderRow, 'name'>): string {
  return `$petrel_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** A path pattern as the key of a `map`: a regular expression for everything below a folder, else the path. */
function key(pattern: string): string {
  return pattern.endsWith('*') ? `~^${pattern.slice(0, -1).replace(/[.+?^${}()|[\]\\]/g, '\\$&')}` : pattern;
}

function quoted(value = ''): string {
  return `"${value}"`;
}
