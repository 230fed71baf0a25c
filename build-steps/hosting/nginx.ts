import * as config from '#config.ts';
import { LOCALES } from '#routes/locales.ts';
import { shellPaths } from '#routes/variants.ts';
import { apiNote, DRAWN, foreignPaths } from './foreign-files.ts';
import { type HeaderRow, HOST, headerRows, NOTICE, ROOT } from './headers.ts';
import { HOST_FILES } from './host-files.ts';
import { LEVER, MAINTENANCE_FOLDER, maintenanceHeaders } from './maintenance.ts';

/**
 * Media types of text. nginx compresses them, and sends their character set. HTML is missing, because nginx includes it
 * by itself.
 */
const TEXT_TYPES =
  'text/plain text/css text/javascript application/javascript text/xml application/xml application/json image/svg+xml';

/**
 * Returns nginx's complete configuration of the site: maps for the headers, and the servers. It belongs into `http {
 * }`.
 */
export function nginxConfig(): string {
  const rows = headerRows();
  return `${NOTICE}

# Headers that differ by path. All of them are set for the whole server: in nginx a location with an add_header of its own drops
# those of the server. A header whose value is empty is not sent.
${rows.filter(isDifferent).map(headerMap).join('\n')}

# What comes from the API and is no picture is saved, not opened.
map $upstream_http_content_type $petrel_api_disposition {
    default attachment;
    ~^image/(${DRAWN.join('|')}) "";
    ~^application/json "";
}

# The page for what is not found, in the address's own language.
map $uri $petrel_not_found {
    default /404.html;
    ${LOCALES.map((locale) => `~^/${locale}/ /${locale}/404.html;`).join('\n    ')}
}

# Where a buyer goes whom a gateway sends back by POST. Two slashes at the start would lead to another host.
map $request_uri $petrel_by_get {
    default $request_uri;
    ~^//+(.*)$ /$1;
}

server {
    listen 80;
    listen [::]:80;
    server_name ${HOST};
    return 301 https://$server_name$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${HOST};
    ssl_certificate /etc/letsencrypt/live/${HOST}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${HOST}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;

    root ${ROOT};
    index index.html;
    server_tokens off;
    # Folders are sent on to their slash without the name of a host, which a proxy in front may have changed.
    absolute_redirect off;

    charset utf-8;
    charset_types ${TEXT_TYPES};
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_types ${TEXT_TYPES};
    # Sends page.html.gz in place of page.html where there is one: npm run precompress.
    gzip_static on;

    # "always": on a 404, too.
    ${rows.map((row) => addHeader(row.name, isDifferent(row) ? variable(row) : `"${row.everywhere}"`)).join('\n    ')}

    # A folder without a page of its own is as good as none.
    error_page 403 404 =404 $petrel_not_found;
    error_page 405 = @by_get;
    location @by_get { return 303 $petrel_by_get; }
    ${['', ...LOCALES.map((locale) => `/${locale}`)].map((folder) => `location = ${folder}/404.html { internal; }`).join('\n    ')}
    ${HOST_FILES.map((file) => `location = /${file} { return 404; }`).join('\n    ')}

    # Tickets: one file for all ids.
    ${shellPaths()
      .map((shell) => `location ${shell} { try_files ${shell}index.html =404; }`)
      .join('\n    ')}

    # Closed while the file "${LEVER}" is there: docs/operating.md#closing-the-site. The API goes on, so that payments arrive.
    set $petrel_closed "";
    if (-f ${MAINTENANCE_FOLDER}/${LEVER}) { set $petrel_closed 1; }
${foreignPaths()
  .map((path) => `    if ($uri ~ "^${path}/") { set $petrel_closed ""; }\n`)
  .join('')}    if ($petrel_closed) { return 503; }
    error_page 503 @petrel_maintenance;
    location @petrel_maintenance {
        root ${MAINTENANCE_FOLDER};
        rewrite ^ /404.html break;
        ${Object.entries(maintenanceHeaders())
          .map(([name, value]) => addHeader(name, `"${value}"`))
          .join('\n        ')}
    }
${foreignPaths().map(apiLines).join('')}}
`;
}

/** Returns the lines for the API on the site's own origin. */
function apiLines(base: string): string {
  const { apiUpstream } = config;
  if (!apiUpstream) return `\n    ${apiNote(base)}\n`;
  const { protocol, hostname } = new URL(apiUpstream);
  return `
    ${apiNote(base)}
    # Its headers keep those of the pages off its answers, and members' files from acting as pages. Uploads have up to 10 MB.
    location ${base}/ {
        proxy_pass ${apiUpstream};
        proxy_set_header Host $proxy_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
${protocol === 'https:' ? encryptedLines(hostname) : ''}        client_max_body_size 11m;
        proxy_hide_header X-Content-Type-Options;
        add_header X-Content-Type-Options nosniff always;
        proxy_hide_header Content-Security-Policy;
        add_header Content-Security-Policy $petrel_content_security_policy always;
        proxy_hide_header Content-Disposition;
        add_header Content-Disposition $petrel_api_disposition always;
    }
`;
}

/**
 * Returns the lines that make nginx check the API's certificate. By default it accepts any certificate, and tokens
 * would go to whatever server answers.
 */
function encryptedLines(hostname: string): string {
  return `        proxy_ssl_server_name on;
        proxy_ssl_name ${hostname};
        proxy_ssl_verify on;
        proxy_ssl_verify_depth 3;
        # Where Debian has them; elsewhere /etc/pki/tls/certs/ca-bundle.crt, or the authority that signed a certificate of your own.
        proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`;
}

function headerMap(row: HeaderRow): string {
  return `map $uri ${variable(row)} {
    default "${row.everywhere ?? ''}";
    ${row.elsewhere.map(({ pattern, value }) => `${key(pattern)} "${value}";`).join('\n    ')}
}`;
}

function addHeader(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}

function isDifferent({ elsewhere }: HeaderRow): boolean {
  return elsewhere.length > 0;
}

function variable({ name }: HeaderRow): string {
  return `$petrel_${name.toLowerCase().replaceAll('-', '_')}`;
}

/**
 * Returns the key of a `map` for a path pattern: a regular expression if the pattern covers a folder, otherwise the
 * path.
 */
function key(pattern: string): string {
  return pattern.endsWith('*') ? `~^${pattern.slice(0, -1).replace(/[.+?^${}()|[\]\\]/g, '\\$&')}` : pattern;
}
