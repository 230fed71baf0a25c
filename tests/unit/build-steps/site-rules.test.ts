import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '../../sandbox/host/site-rules.ts';

/** Why each line of a `_redirects` file is dropped. */
function reasons(...lines: string[]): string[] {
  return parseRedirects(lines.join('\n')).dropped.map((line) => line.split(': ')[0] ?? '');
}

test('a rewrite that leads to an index page is dropped, as Cloudflare Pages does; one to its folder is taken', () => {
  assert.deepEqual(reasons('/en/ticketContent/* /en/ticketContent/index.html 200'), ['an endless loop']);
  assert.deepEqual(reasons('/* /index 200'), ['an endless loop']);
  assert.deepEqual(reasons('/ /index.html 200'), ['an endless loop']);
  assert.deepEqual(reasons('/a /a 301'), ['an endless loop']);
  assert.deepEqual(reasons('/en/ticketContent/* /en/ticketContent/ 200'), []);
});

test('a rule that not every host understands is dropped', () => {
  assert.deepEqual(reasons('/a/* /b/ 200!'), ['no status of 200, 301, 302, 303, 307, 308']);
  assert.deepEqual(reasons('/a/* /b/ 404'), ['no status of 200, 301, 302, 303, 307, 308']);
  assert.deepEqual(reasons('/a /b'), ['no status of 200, 301, 302, 303, 307, 308']);
  assert.deepEqual(reasons('/a /b 302 Country=tw'), ['not three words']);
  assert.deepEqual(reasons('/a/*/b/* /c 302'), ['more than one *']);
  assert.deepEqual(reasons('/a https://other.example/ 200'), ['answers with a file of another host']);
  assert.deepEqual(reasons('/a /b 301', '/a /c 301'), ['a second rule for one path']);
  assert.deepEqual(reasons(`/a /${'b'.repeat(1000)} 301`), ['longer than 1000 characters']);
});

test('a splat fits what is below a folder, and not the folder without its slash', () => {
  const { rules } = parseRedirects(
    '/en/ticketContent/* /en/ticketContent/ 200\n/from/* /to/:splat 302\n/:page /x/:page 301',
  );
  assert.equal(redirectFor(rules, '/en/ticketContent/1/2')?.target, '/en/ticketContent/');
  assert.equal(redirectFor(rules, '/en/ticketContent/')?.target, '/en/ticketContent/');
  assert.equal(redirectFor(rules, '/en/ticketContent'), undefined);
  assert.equal(redirectFor(rules, '/from/a/b/')?.target, '/to/a/b/');
  assert.equal(redirectFor(rules, '/from')?.target, '/x/from');
  const headers = parseHeaders('/zh/*\n  X-A: 1\n/zh/b\n  X-A: 2\n  X-C: 3').rules;
  assert.deepEqual(headersFor(headers, '/zh/b'), { 'x-a': '1, 2', 'x-c': '3' });
  assert.deepEqual(headersFor(headers, '/zh/b', 'last'), { 'x-a': '2', 'x-c': '3' });
  assert.deepEqual(headersFor(headers, '/zh'), {});
});
