import { shellPaths } from '../../src/routes/hosting.ts';
import { LOCALES } from '../../src/routes/locales.ts';
import { apiNotes, apiUpstream, DRAWN, FOREIGN_POLICY, foreignPaths } from './foreign-files.ts';
import { headerRows } from './headers.ts';
import { HOST_FILES } from './host-files.ts';
import { caddyMaintenance } from './maintenance.ts';
import type { ServerPlace } from './nginx.ts';
import { notice, siteHost } from './notes.ts';

/** Caddy's complete configuration of the site. Caddy fetches the certificate for the site's name automatically. */
export function caddyfile({ root, port, upstream }: ServerPlace): string {
  return [
    ...notice('caddy').map((line) => `# ${line}`),
    '',
    ...(port === undefined ? [] : ['{', ...indented(['admin off', 'auto_https off']), '}', '']),
    port === undefined ? `${siteHost()} {` : `:${port} {`,
    ...indented([
      ...(port === undefined ? [] : ['bind 127.0.0.1']),
      `root * ${root}`,
      '# For what was not compressed before (npm run precompress).',
      'encode zstd gzip',
      '',
      '# In this order: of two headers the later one counts, and what answers first has answered.',
      'route {',
      ...indented([
        ...foreignPaths().flatMap((base) => apiLines(base, upstream)),
        ...caddyMaintenance(root),
        ...headerLines(),
        '',
        ...fileLines(),
      ]),
      '}',
      '',
      "# The page for what is not found, in the address's own language.",
      'handle_errors {',
      ...indented([
        'header Cache-Control no-store',
        ...LOCALES.flatMap((locale) => [`@${locale} path /${locale}/*`, `rewrite @${locale} /${locale}/404.html`]),
        `@bare not path ${LOCALES.map((locale) => `/${locale}/*`).join(' ')}`,
        'rewrite @bare /404.html',
        'encode zstd gzip',
        'file_server {',
        '\tprecompressed br gzip',
        '}',
      ]),
      '}',
    ]),
    '}',
    '',
  ].join('\n');
}

function headerLines(): string[] {
  const rows = headerRows();
  const patterns = new Set(rows.flatMap(({ elsewhere }) => elsewhere.map(({ pattern }) => pattern)));
  const of = (pattern: string): string[] =>
    rows.flatMap(({ name, elsewhere }) =>
      elsewhere.filter((other) => other.pattern === pattern).map(({ value }) => `${name} "${value}"`),
    );
  return [
    'header {',
    ...indented(rows.flatMap(({ name, everywhere }) => (everywhere ? [`${name} "${everywhere}"`] : []))),
    '}',
    ...[...patterns].flatMap((pattern) => [`header ${pattern} {`, ...indented(of(pattern)), '}']),
  ];
}

function fileLines(): string[] {
  return [
    '# Gateways may send buyers back by POST. A path with two slashes at its start would lead to another host.',
    '@sent {',
    ...indented(['method POST', 'not path //*']),
    '}',
    'redir @sent {uri} 303',
    '@other not method GET HEAD',
    'error @other 405',
    `@hidden path /404.html ${LOCALES.map((locale) => `/${locale}/404.html`).join(' ')}`,
    'error @hidden 404',
    '',
    '# Folders get their slash and keep their query, which Caddy by itself would drop: an inviter would go without thanks.',
    '@asked {',
    ...indented(['not path */', 'file {path}/index.html', 'expression {query} != ""']),
    '}',
    'redir @asked {path}/?{query} 308',
    '@folder {',
    ...indented(['not path */', 'file {path}/index.html']),
    '}',
    'redir @folder {path}/ 308',
    '',
    '# Tickets: one file for all ids.',
    ...shellPaths().map((shell) => `rewrite ${shell}* ${shell}`),
    '',
    'file_server {',
    ...indented([`hide ${HOST_FILES.join(' ')}`, 'precompressed br gzip']),
    '}',
  ];
}

/** The API on the site's own origin. Caddy checks the certificate of an https address by itself. */
function apiLines(base: string, upstream?: string): string[] {
  const { address, asWritten } = apiUpstream(upstream);
  return [
    ...apiNotes(base, upstream),
    "# Its headers keep members' files from acting as pages.",
    ...asWritten([
      // Not handle_path, which would take the base away.
      `handle ${base}/* {`,
      ...indented([
        ...lateHeader('', [`Content-Security-Policy "${FOREIGN_POLICY}"`, 'X-Content-Type-Options nosniff']),
        '@saved {',
        ...indented(['method GET', `not path *.jpg ${DRAWN.map((kind) => `*.${kind}`).join(' ')}`]),
        '}',
        ...lateHeader(' @saved', ['Content-Disposition attachment']),
        `reverse_proxy ${address} {`,
        ...indented(['header_up Host {upstream_hostport}']),
        '}',
      ]),
      '}',
    ]),
    '',
  ];
}

/** Headers that replace the API's own. The short way to write it, a `>`, does nothing in Caddy 2.6.2. */
function lateHeader(matcher: string, fields: readonly string[]): string[] {
  return [`header${matcher} {`, ...indented([...fields, 'defer']), '}'];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line ? `\t${line}` : ''));
}
