import * as config from '#config.ts';
import { LOCALES } from '#routes/locales.ts';
import { shellPaths } from '#routes/variants.ts';
import { apiNote, DRAWN, foreignPaths } from './foreign-files.ts';
import { type HeaderRow, HOST, HOST_AND_PORT, headerRows, NOTICE, PORT, ROOT } from './headers.ts';
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

# Headers that differ by path. All of them are set for the whole server, because a location with an add_header of its own drops
# the server's headers. nginx does not send a header whose value is empty.
${rows.filter(isDifferent).map(headerMap).join('\n')}

# Browsers must save the API's files instead of opening them, except for pictures. JSON answers need no header.
map $upstream_http_content_type $petrel_api_disposition {
    default attachment;
    ~^image/(${DRAWN.join('|')}) "";
    ~^application/json "";
}

# The 404 page, in the language of the address.
map $uri $petrel_not_found {
    default /404.html;
    ${LOCALES.map((locale) => `~^/${locale}/ /${locale}/404.html;`).join('\n    ')}
}

# Gateways may send buyers back by POST; this is the address to which they are redirected. Two slashes at its start would lead to
# another host, so only one is kept.
map $request_uri $petrel_by_get {
    default $request_uri;
    ~^//+(.*)$ /$1;
}

server {
    listen 80;
    listen [::]:80;
    server_name ${HOST};
    return 301 https://${HOST_AND_PORT}$request_uri;
}

server {
    listen ${PORT} ssl http2;
    listen [::]:${PORT} ssl http2;
    server_name ${HOST};
    ssl_certificate /etc/letsencrypt/live/${HOST}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${HOST}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;

    root ${ROOT};
    index index.html;
    server_tokens off;
    # Redirects of folders to their slash name no host, because a proxy in front of nginx may have changed the name.
    absolute_redirect off;

    charset utf-8;
    charset_types ${TEXT_TYPES};
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_types ${TEXT_TYPES};
    # If page.html.gz exists, nginx sends it instead of page.html: "npm run precompress" makes such files.
    gzip_static on;

    # "always" sends the headers with a 404 as well.
    ${rows.map((row) => addHeader(row.name, isDifferent(row) ? variable(row) : `"${row.everywhere}"`)).join('\n    ')}

    # A folder without a page is answered like an address that does not exist.
    error_page 403 404 =404 $petrel_not_found;
    error_page 405 = @by_get;
    location @by_get { return 303 $petrel_by_get; }
    ${['', ...LOCALES.map((locale) => `/${locale}`)].map((folder) => `location = ${folder}/404.html { internal; }`).join('\n    ')}
    ${HOST_FILES.map((file) => `location = /${file} { return 404; }`).join('\n    ')}

    # One file answers for the ids of all tickets.
    ${shellPaths()
      .map((shell) => `location ${shell} { try_files ${shell}index.html =404; }`)
      .join('\n    ')}

    # The site is closed while the file "${LEVER}" exists: docs/operating.md#closing-the-site. The API stays open, so that payments arrive.
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
    # These headers replace those of the pages, and keep files that members uploaded from running as pages. Uploads have up to 10 MB.
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
        # This is Debian's file. Other systems have /etc/pki/tls/certs/ca-bundle.crt. For a certificate of your own, name the
        # file of the authority that signed it.
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
