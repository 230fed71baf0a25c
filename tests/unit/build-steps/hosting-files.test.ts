import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { headersFile } from '../../../build-steps/hosting/headers.ts';
import { parseHeaders } from '../../sandbox/host/site-rules.ts';

/** Returns what `npm run hosting` writes with these variables, without indentation. */
function made(variables: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'petrel-hosting-'));
  try {
    const env = { ...process.env, ...variables };
    execFileSync(process.execPath, ['tools/hosting.ts', folder], { env, stdio: 'pipe' });
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8').replace(/^[ \t]+/gm, '');
    return {
      nginx: read('nginx/petrel.conf'),
      caddy: read('caddy/Caddyfile'),
      page: read('maintenance/404.html'),
      headers: read('maintenance/_headers'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the lines of a configuration's block, from the line after `opening` to the one before `closing`. */
function block(text: string, opening: string, closing = '\n}'): string[] {
  const [, rest = ''] = text.split(`\n${opening}\n`);
  return rest.slice(0, rest.indexOf(closing)).split('\n');
}

test('nginx and Caddy send each header of _headers, at the same paths', () => {
  const { nginx, caddy } = made();
  const { rules } = parseHeaders(headersFile(false));
  const [served = '', failing = ''] = caddy.split('\nhandle_errors');
  for (const { pattern, headers } of rules) {
    const key = pattern.endsWith('*') ? `~^${pattern.slice(0, -1)}` : pattern;
    const opening = pattern === '/*' ? 'header {' : `header ${pattern} {`;
    const caddyLines = block(served.slice(served.lastIndexOf('\nheader {')), opening).map((line) => line.toLowerCase());
    for (const [name, value] of headers) {
      const map = `map $uri $petrel_${name.replaceAll('-', '_')} {`;
      const nginxLines = nginx.includes(map) ? block(nginx, map) : [];
      const fixed = nginx.toLowerCase().includes(`\nadd_header ${name} "${value?.toLowerCase()}" always;`);
      const isDefault = pattern === '/*' && (fixed || nginxLines.includes(`default "${value}";`));
      assert.ok(isDefault || nginxLines.includes(`${key} "${value}";`), `nginx: ${pattern} ${name}`);
      assert.ok(caddyLines.includes(`${name} "${value?.toLowerCase()}"`), `Caddy: ${pattern} ${name}`);
    }
  }
  // Browsers must not store a 404, and must ask again for a page.
  assert.ok(block(nginx, 'map $uri $petrel_cache_control {').includes('default "public, max-age=0, must-revalidate";'));
  const failed = block(failing, 'header {');
  assert.ok(failed.includes('Cache-Control "no-store"'));
  // Answers that fail before the headers are set, for example because the API is down, have the headers as well.
  for (const [name, value] of rules[0]?.headers ?? [])
    assert.ok(
      failed.some((line) => line.toLowerCase() === `${name} "${value?.toLowerCase()}"`),
      `Caddy, failed: ${name}`,
    );
});

test('nginx and Caddy answer all tickets with one file, have a 404 page per language, keep queries, and hide the files for hosts', () => {
  const { nginx, caddy } = made({ PETREL_SITE_URL: 'https://shop.haiyan.internal' });
  for (const line of [
    'server_name shop.haiyan.internal;',
    'ssl_certificate /etc/letsencrypt/live/shop.haiyan.internal/fullchain.pem;',
    '~^/tw/ /tw/404.html;',
    'error_page 403 404 =404 $petrel_not_found;',
    'location /en/ticketContent/ { try_files /en/ticketContent/index.html =404; }',
    'location /ticketContent/ { try_files /ticketContent/index.html =404; }',
    'location = /_headers { return 404; }',
    'location @by_get { return 303 $petrel_by_get; }',
  ]) {
    assert.ok(nginx.includes(`\n${line}\n`), line);
  }
  for (const line of [
    'shop.haiyan.internal {',
    'rewrite @tw /tw/404.html',
    'rewrite /en/ticketContent/* /en/ticketContent/',
    'redir @asked {path}/?{query} 308',
    'hide _headers _redirects',
    'redir @sent {uri} 303',
    'error @odd 404',
    'error @long 404',
  ]) {
    assert.ok(caddy.includes(`\n${line}\n`), line);
  }
});

test('an address with a port is served at that port, and http leads there', () => {
  const { nginx, caddy } = made({ PETREL_SITE_URL: 'https://shop.haiyan.internal:8443' });
  for (const line of ['listen 8443 ssl http2;', 'return 301 https://shop.haiyan.internal:8443$request_uri;'])
    assert.ok(nginx.includes(`\n${line}\n`), line);
  assert.ok(nginx.includes('\nserver_name shop.haiyan.internal;\n'));
  assert.doesNotMatch(nginx, /\b443\b/);
  assert.ok(caddy.includes('\nshop.haiyan.internal:8443 {\n'));
  assert.ok(made().nginx.includes('\nlisten 443 ssl http2;\n'));
});

test('Caddy refuses each path that a redirection could read as another host, and each name that no file can have', () => {
  const { caddy } = made();
  const matched = (name: string) =>
    new RegExp(`^@${name} expression \`.*?matches\\("(.*?)"\\)`, 'm').exec(caddy)?.[1] ?? '';
  // The expression language reads two backslashes as one, and \x00 as the character.
  const odd = new RegExp(matched('odd').replaceAll('\\\\', '\\'));
  for (const path of ['//evil.example/../en', '/\\evil.example/../en', '//en', '/en/../login', '/en/.', '/en/\0'])
    assert.match(path, odd, path);
  for (const path of ['/', '/en', '/en/ticketContent/7', '/.well-known/security.txt', '/_astro/a.b-c.js', '/x..y/'])
    assert.doesNotMatch(path, odd, path);
  assert.ok(caddy.indexOf('error @odd') < caddy.indexOf('redir @sent'), 'before anything is redirected');
  const long = new RegExp(matched('long'));
  assert.match(`/en/${'的'.repeat(86)}`, long);
  assert.doesNotMatch(`/en/${'x'.repeat(85)}/`, long);
  assert.ok(caddy.indexOf('rewrite /en/ticketContent/*') < caddy.indexOf('error @long'), 'ids may be longer');
});

test('with the API’s address, the configurations pass on paths unchanged, check certificates, and keep members’ files from acting as pages', () => {
  const { nginx, caddy } = made({ PETREL_API_UPSTREAM: 'https://api.haiyan.internal:8443' });
  const api = block(nginx, 'location /api/ {');
  for (const line of [
    'proxy_pass https://api.haiyan.internal:8443;',
    'proxy_ssl_server_name on;',
    'proxy_ssl_name api.haiyan.internal;',
    'proxy_ssl_verify on;',
    'client_max_body_size 11m;',
    'add_header X-Content-Type-Options nosniff always;',
    'add_header Content-Security-Policy $petrel_content_security_policy always;',
    'add_header Content-Disposition $petrel_api_disposition always;',
  ]) {
    assert.ok(api.includes(line), line);
  }
  const [kind, ...pictures] = block(nginx, 'map $upstream_http_content_type $petrel_api_disposition {');
  assert.equal(kind, 'default attachment;');
  assert.equal(pictures[0], '~^image/(jpeg|png|gif|webp|avif) "";');
  const handled = block(caddy, 'handle /api/* {', '\n}\n}');
  for (const line of [
    `Content-Security-Policy "default-src 'none'; sandbox"`,
    'X-Content-Type-Options nosniff',
    'not path *.jpg *.jpeg *.png *.gif *.webp *.avif',
    'Content-Disposition attachment',
    'reverse_proxy https://api.haiyan.internal:8443 {',
  ]) {
    assert.ok(handled.includes(line), line);
  }
});

test('an API on the host itself is reached without TLS; without the API’s address, nothing is passed on', () => {
  const near = made({ PETREL_API_UPSTREAM: 'http://127.0.0.1:4400' });
  assert.equal(block(near.nginx, 'location /api/ {')[0], 'proxy_pass http://127.0.0.1:4400;');
  assert.doesNotMatch(near.nginx, /proxy_ssl/);
  assert.ok(near.caddy.includes('\nreverse_proxy http://127.0.0.1:4400 {\n'));
  const { nginx, caddy } = made();
  for (const text of [nginx, caddy]) {
    assert.match(
      text,
      /\n# The API is missing. The site expects it at \/api: set PETREL_API_UPSTREAM to the API's address, /,
    );
    assert.doesNotMatch(text, /proxy_pass|reverse_proxy/);
  }
});

test('the maintenance page says in every language that the site will be back, with a mail address and a link to the status page', () => {
  const { page } = made({
    PETREL_NAMES_EN: 'Salt & Co',
    PETREL_SUPPORT_EMAIL: 'help@haiyan.internal',
    PETREL_STATUS_URL: 'https://status.haiyan.internal/?a=1&b=2',
  });
  const sections = page.split('<section lang="').slice(1);
  assert.deepEqual(
    sections.map((text) => text.slice(0, text.indexOf('"'))),
    ['zh-Hans', 'zh-Hant', 'en'],
  );
  const words = [
    ['<h1>网站维护中 – 海燕</h1>', '很快恢复', '请不要再付一次', '查看服务状态'],
    ['<h2>網站維護中 – 海燕</h2>', '很快就會恢復', '請不要再付一次', '查看服務狀態'],
    ['<h2>Back soon – Salt &amp; Co</h2>', 'will be back soon', 'don’t pay again', 'See the status page'],
  ];
  for (const [index, section] of sections.entries()) {
    for (const said of words[index] ?? []) assert.ok(section.includes(said), said);
    assert.ok(section.includes('<a href="mailto:help@haiyan.internal">help@haiyan.internal</a>'));
    assert.ok(section.includes('<a href="https://status.haiyan.internal/?a=1&amp;b=2" rel="noreferrer">'));
  }
  assert.match(page, /^<!doctype html>\n<html lang="zh-Hans">/);
  assert.match(page, /<title>网站维护中 · 網站維護中 · Back soon<\/title>/);
});

test('without a status page the maintenance page has no such link; it loads nothing, and its policy allows only its own style', () => {
  const { page, headers } = made();
  assert.doesNotMatch(page, /rel="noreferrer"|<script|<link|<img|src=|url\(|https?:/);
  assert.ok(Buffer.byteLength(page) < 4_000);
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  assert.ok(page.includes(`<meta http-equiv="Content-Security-Policy" content="${policy}">`));
  assert.match(style, /background:light-dark\(#fbfaf7,#0a141d\);color:light-dark\(#0d1f2d,#e9f0f2\)/);
  assert.ok(headers.startsWith('/*\n'));
  assert.ok(headers.includes(`\nContent-Security-Policy: ${policy}; frame-ancestors 'none'\n`));
  assert.ok(headers.includes('\nCache-Control: no-store\nRetry-After: 600\nX-Robots-Tag: noindex\n'));
});

test('nginx and Caddy close the site with status 503 while a file exists, and leave the API open', () => {
  const { nginx, caddy } = made({ PETREL_API_UPSTREAM: 'http://127.0.0.1:4400' });
  const [, switched = ''] = nginx.split('set $petrel_closed "";\n');
  assert.ok(
    switched.startsWith(
      'if (-f /var/www/petrel-maintenance/on) { set $petrel_closed 1; }\nif ($uri ~ "^/api/") { set $petrel_closed ""; }\nif ($petrel_closed) { return 503; }\n',
    ),
    switched.slice(0, 300),
  );
  const [, location = ''] = nginx.split('location @petrel_maintenance {\n');
  assert.ok(location.startsWith('root /var/www/petrel-maintenance;\nrewrite ^ /404.html break;\nadd_header '));
  const [before = '', closed = ''] = caddy.split('@closed file {\n');
  assert.ok(before.includes('handle /api/*'), 'the API answers before');
  assert.ok(closed.startsWith('root /var/www/petrel-maintenance\ntry_files on\n}\nhandle @closed {\n'));
  assert.match(closed, /rewrite \* \/404\.html\n[\s\S]*file_server \{\nstatus 503\n\}/);
});
