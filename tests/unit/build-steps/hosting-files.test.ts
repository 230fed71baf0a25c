import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { cloudfrontFunction } from '../../../build-steps/hosting/cloudfront-function.ts';
import { warnOfOldHosting } from '../../../build-steps/hosting/warn-of-old-hosting.ts';

function makeConfigurations(folder: string, variables: Readonly<Record<string, string>> = {}): void {
  const env = { ...process.env, ...variables };
  execFileSync(process.execPath, ['tools/hosting.ts', folder], { env, stdio: 'pipe' });
}

test('a build says in one sentence which configurations were made for other values', () => {
  const folder = mkdtempSync(join(tmpdir(), 'petrel-hosting-'));
  const said = (): string[] => {
    const lines: string[] = [];
    const hook = warnOfOldHosting(folder).hooks['astro:build:done'] as unknown as (options: object) => void;
    hook({ logger: { warn: (line: string) => lines.push(line) } });
    return lines;
  };
  try {
    makeConfigurations(folder);
    assert.deepEqual(said(), []);
    for (const name of ['caddy/Caddyfile', 'nginx/petrel.conf']) {
      const file = join(folder, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('petrel.example', 'haiyan.internal'));
    }
    rmSync(join(folder, 'netlify'), { recursive: true });
    assert.deepEqual(said(), [
      'hosting.local/caddy/Caddyfile, hosting.local/nginx/petrel.conf: made for other values, or by another version; before you put one on a host, npm run hosting makes it anew',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The lines below a path of the API's, made with a variable that says where it is. */
function apiBlocks(upstream: string): { nginx: string[]; caddy: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'petrel-hosting-'));
  try {
    makeConfigurations(folder, { PETREL_API_UPSTREAM: upstream });
    const block = (file: string, from: string, to: string): string[] => {
      const [, rest = ''] = readFileSync(join(folder, file), 'utf8').split(`${from}\n`);
      return (rest.split(`\n${to}\n`)[0] ?? '').split('\n').map((line) => line.trim());
    };
    return {
      nginx: block('nginx/petrel.conf', '    location /api/ {', '    }'),
      caddy: block('caddy/Caddyfile', '\t\thandle /api/* {', '\t\t}'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('with its address, configurations pass the API on: paths as they are, certificates checked, members’ files kept from acting as pages', () => {
  const { nginx, caddy } = apiBlocks('https://api.haiyan.internal:8443');
  assert.deepEqual(nginx.slice(0, 9), [
    'proxy_pass https://api.haiyan.internal:8443;',
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_ssl_server_name on;',
    'proxy_ssl_name api.haiyan.internal;',
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    '# Where Debian has them; elsewhere /etc/pki/tls/certs/ca-bundle.crt, or the authority that signed a certificate of your own.',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  ]);
  assert.ok(nginx.includes('add_header X-Content-Type-Options nosniff always;'));
  assert.deepEqual(caddy, [
    'header {',
    `Content-Security-Policy "default-src 'none'; sandbox"`,
    'X-Content-Type-Options nosniff',
    'defer',
    '}',
    '@saved {',
    'method GET',
    'not path *.jpg *.jpeg *.png *.gif *.webp *.avif',
    '}',
    'header @saved {',
    'Content-Disposition attachment',
    'defer',
    '}',
    'reverse_proxy https://api.haiyan.internal:8443 {',
    'header_up Host {upstream_hostport}',
    '}',
  ]);
});

test('an API on the host itself is passed on to without TLS', () => {
  const { nginx, caddy } = apiBlocks('http://127.0.0.1:4400');
  assert.equal(nginx[0], 'proxy_pass http://127.0.0.1:4400;');
  assert.doesNotMatch(nginx.join('\n'), /ssl/);
  assert.ok(caddy.includes('reverse_proxy http://127.0.0.1:4400 {'));
});

test('CloudFront’s function gives folders their page and their slash, tickets one file, and leads nobody to another host', () => {
  const { handler } = runInNewContext(`${cloudfrontFunction(['/en/ticketContent/'])}; ({ handler })`) as {
    handler: (event: object) => { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  };
  const answer = (uri: string, querystring = {}, method = 'GET'): string => {
    const { uri: file, statusCode, headers } = handler({ request: { method, uri, querystring } });
    return statusCode ? `${statusCode} ${headers?.location.value}` : String(file);
  };
  assert.equal(answer('/en/'), '/en/index.html');
  assert.equal(answer('/en/ticketContent/102/'), '/en/ticketContent/index.html');
  assert.equal(answer('/en/ticketContent'), '301 /en/ticketContent/');
  assert.equal(answer('/_astro/a.js'), '/_astro/a.js');
  assert.equal(answer('/.well-known/security.txt'), '/.well-known/security.txt');
  assert.equal(answer('//other.example/path'), '301 /other.example/path/');
  assert.equal(answer('/thanks', { id: { value: '7' } }, 'POST'), '303 /thanks?id=7');
  assert.equal(answer('//other.example/path', {}, 'POST'), '303 /other.example/path');
  const query = {
    ref: { value: 'sam' },
    a: { value: '1', multiValue: [{ value: '1' }, { value: '%C3%A4' }] },
    b: { value: '' },
  };
  assert.equal(answer('/register', query), '301 /register/?ref=sam&a=1&a=%C3%A4&b');
});
