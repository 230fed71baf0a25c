import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'petrel-maintenance-'));
after(() => rmSync(folder, { recursive: true }));

/** The files that `npm run hosting` writes with these variables. */
function made(values: Readonly<Record<string, string>>): (file: string) => string {
  const { status, stderr } = spawnSync(process.execPath, ['tools/hosting.ts', folder], {
    env: { ...process.env, PETREL_ENV_FILE: '.env.example', ...values },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return (file) => readFileSync(join(folder, file), 'utf8');
}

test('the maintenance page says in every language that the site is back soon, with mail and the page of what works', () => {
  const page = made({
    PETREL_NAMES_EN: 'Salt & Co',
    PETREL_SUPPORT_EMAIL: 'help@haiyan.internal',
    PETREL_STATUS_URL: 'https://status.haiyan.internal/?a=1&b=2',
  })('maintenance/404.html');
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

test('without a page of what works there is no link to one; nothing is loaded, and the policy lets in only its own style', () => {
  const page = made({})('maintenance/404.html');
  assert.doesNotMatch(page, /rel="noreferrer"|<script|<link|<img|src=|url\(|https?:/);
  assert.ok(Buffer.byteLength(page) < 4_000);
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  assert.ok(page.includes(`<meta http-equiv="Content-Security-Policy" content="${policy}">`));
  assert.match(style, /background:light-dark\(#fbfaf7,#0a141d\);color:light-dark\(#0d1f2d,#e9f0f2\)/);
  const headers = made({})('maintenance/_headers');
  assert.ok(headers.startsWith('/*\n'));
  assert.ok(headers.includes(`  Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`));
  assert.ok(headers.includes('  Cache-Control: no-store\n  Retry-After: 600\n  X-Robots-Tag: noindex\n'));
});

test('nginx and Caddy close the site by a file beside it, with status 503, and leave the API open', () => {
  const file = made({ PETREL_API_BASES: '/api', PETREL_API_UPSTREAM: 'http://127.0.0.1:4400' });
  const nginx = file('nginx/petrel.conf').replace(/\n +/g, '\n');
  const [, switched = ''] = nginx.split('set $petrel_closed "";\n');
  assert.ok(
    switched.startsWith(
      'if (-f /var/www/petrel-maintenance/on) { set $petrel_closed 1; }\nif ($uri ~ "^/api/") { set $petrel_closed ""; }\nif ($petrel_closed) { return 503; }\n',
    ),
    switched.slice(0, 300),
  );
  const [, location = ''] = nginx.split('location @petrel_maintenance {\n');
  assert.ok(location.startsWith('root /var/www/petrel-maintenance;\nrewrite ^ /404.html break;\nadd_header '));
  const caddy = file('caddy/Caddyfile').replace(/\n\t+/g, '\n');
  const [before = '', closed = ''] = caddy.split('@closed file {\n');
  assert.ok(before.includes('handle /api/*'), 'the API answers before');
  assert.ok(closed.startsWith('root /var/www/petrel-maintenance\ntry_files on\n}\nhandle @closed {\n'));
  assert.match(closed, /rewrite \* \/404\.html\n[\s\S]*file_server \{\nstatus 503\n\}/);
});
