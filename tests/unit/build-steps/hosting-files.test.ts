import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { cloudfrontFunction } from '../../../build-steps/hosting/cloudfront-function.ts';
import { hostingFiles } from '../../../build-steps/hosting/hosting-files.ts';
import { warnOfOldHosting } from '../../../build-steps/hosting/warn-of-old-hosting.ts';

const hosting = join(import.meta.dirname, '../../../hosting');

test('the configurations for hosts are those that the route table, the headers and src/config.ts make: npm run hosting', () => {
  const files = hostingFiles();
  assert.deepEqual(
    globSync('*/*', { cwd: hosting })
      .map((file) => file.replaceAll('\\', '/'))
      .sort(),
    Object.keys(files).sort(),
  );
  for (const [path, text] of Object.entries(files)) {
    assert.equal(
      readFileSync(join(hosting, path), 'utf8'),
      text,
      `hosting/${path}: npm run hosting makes it anew; if it was made with variables, git restore hosting`,
    );
  }
});

test('a build says in one sentence which configurations were made for other values', () => {
  const folder = mkdtempSync(join(tmpdir(), 'petrel-hosting-'));
  const said = (): string[] => {
    const lines: string[] = [];
    const hook = warnOfOldHosting(folder).hooks['astro:build:done'] as unknown as (options: object) => void;
    hook({ logger: { warn: (line: string) => lines.push(line) } });
    return lines;
  };
  try {
    cpSync(hosting, folder, { recursive: true });
    assert.deepEqual(said(), []);
    for (const name of ['caddy/Caddyfile', 'nginx/petrel.conf']) {
      const file = join(folder, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('petrel.example', 'haiyan.internal'));
    }
    rmSync(join(folder, 'netlify'), { recursive: true });
    assert.deepEqual(said(), [
      'hosting/caddy/Caddyfile, hosting/nginx/petrel.conf: made for other values; before you put one on a host, npm run hosting makes it anew',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('CloudFront’s function gives folders their page and their slash, tickets one file, and leads nobody to another host', () => {
  const { handler } = runInNewContext(`${cloudfrontFunction(['/en/ticketContent/'])}; ({ handler })`) as {
    handler: (event: object) => { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  };
  const answer = (uri: string, querystring = {}): string => {
    const { uri: file, statusCode, headers } = handler({ request: { uri, querystring } });
    return statusCode ? `${statusCode} ${headers?.location.value}` : String(file);
  };
  assert.equal(answer('/en/'), '/en/index.html');
  assert.equal(answer('/en/ticketContent/102/'), '/en/ticketContent/index.html');
  assert.equal(answer('/en/ticketContent'), '301 /en/ticketContent/');
  assert.equal(answer('/_astro/a.js'), '/_astro/a.js');
  assert.equal(answer('/.well-known/security.txt'), '/.well-known/security.txt');
  assert.equal(answer('//other.example/path'), '301 /other.example/path/');
  const query = {
    ref: { value: 'sam' },
    a: { value: '1', multiValue: [{ value: '1' }, { value: '%C3%A4' }] },
    b: { value: '' },
  };
  assert.equal(answer('/register', query), '301 /register/?ref=sam&a=1&a=%C3%A4&b');
});
