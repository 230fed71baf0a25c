import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { cloudfrontFunction } from '../../../src/build/hosting/cloudfront-function.ts';
import { hostingFiles } from '../../../src/build/hosting/hosting-files.ts';

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
    assert.equal(readFileSync(join(hosting, path), 'utf8'), text, `hosting/${path}: npm run hosting makes it anew`);
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
