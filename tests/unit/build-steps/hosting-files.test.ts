import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { headersFile } from '../../../build-steps/hosting/headers.ts';
import { parseHeaders } from '../../sandbox/host/site-rules.ts';

/** The configurations that `npm run hosting` writes with these variables, without indentation. */
function made(variables: Readonly<Record<string, string>> = {}): { nginx: string; caddy: string } {
  const folder = mkdtempSync(join(tmpdir(), 'petrel-hosting-'));
  try {
    const env = { ...process.env, ...variables };
    execFileSync(process.execPath, ['tools/hosting.ts', folder], { env, stdio: 'pipe' });
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8').replace(/^[ \t]+/gm, '');
    return { nginx: read('nginx/petrel.conf'), caddy: read('caddy/Caddyfile') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The lines of a configuration between one that opens a block and the one that closes it, without those inside. */
function block(text: string, opening: string, closing = '\n}'): string[] {
  const [, rest = ''] = text.split(`\n${opening}\n`);
  return rest.slice(0, rest.indexOf(closing)).split('\n');
}

test('nginx and Caddy send each header of _headers, at the same paths', () => {
  const { nginx, caddy } = made();
  const { rules } = parseHeaders(headersFile(false));
  for (const { pattern, headers } of rules) {
    const key = pattern.endsWith('*') ? `~^${pattern.slice(0, -1)}` : pattern;
    const opening = pattern === '/*' ? 'header {' : `header ${pattern} {`;
    const caddyLines = block(caddy.slice(caddy.lastIndexOf('\nheader {')), opening).map((line) => line.toLowerCase());
    for (const [name, value] of headers) {
      const map = `map $uri $petrel_${name.replaceAll('-', '_')} {`;
      const nginxLines = nginx.includes(map) ? block(nginx, map) : [];
      const fixed = nginx.toLowerCase().includes(`\nadd_header ${name} "${value?.toLowerCase()}" always;`);
      const isDefault = pattern === '/*' && (fixed || nginxLines.includes(`default "${value}";`));
      assert.ok(isDefault || nginxLines.includes(`${key} "${value}";`), `nginx: ${pattern} ${name}`);
      assert.ok(caddyLines.includes(`${name} "${value?.toLowerCase()}"`), `Caddy: ${pattern} ${name}`);
    }
  }
  // What is not found, or asked anew, must not be kept.
  assert.ok(block(nginx, 'map $uri $petrel_cache_control {').includes('default "public, max-age=0, must-revalidate";'));
  assert.ok(block(caddy, 'handle_errors {').includes('header Cache-Control no-store'));
});

test('nginx and Caddy give tickets one file and each language its 404 page, keep queries, and hide what hosts read', () => {
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
  ]) {
    assert.ok(caddy.includes(`\n${line}\n`), line);
  }
});

test('with its address, configurations pass the API on: paths as they are, certificates checked, members’ files kept from acting as pages', () => {
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

test('an API on the host itself is passed on to without TLS; while nobody has said where it is, nothing is passed on', () => {
  const near = made({ PETREL_API_UPSTREAM: 'http://127.0.0.1:4400' });
  assert.equal(block(near.nginx, 'location /api/ {')[0], 'proxy_pass http://127.0.0.1:4400;');
  assert.doesNotMatch(near.nginx, /proxy_ssl/);
  assert.ok(near.caddy.includes('\nreverse_proxy http://127.0.0.1:4400 {\n'));
  for (const text of Object.values(made())) {
    assert.match(text, /\n# The API, which the site expects at \/api: set PETREL_API_UPSTREAM to where it is, /);
    assert.doesNotMatch(text, /proxy_pass|reverse_proxy/);
  }
});
