import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { match } from '#routes/match.ts';
import { safeReturnPath } from '#session/take-return-path.ts';

/** Remembered paths to which a member may be sent back. */
const GOOD = [
  '/en/packages/2/?from=mail',
  '/zh/ticketContent/105/#reply',
  '/account',
  '/tw/',
  '/',
  '/zh/download/ios/?ref=lin&os=ios#new',
  '/en/rules/?next=//evil.example/',
  '/packages',
];
for (const path of GOOD) {
  test(`${path} is returned unchanged`, () => assert.equal(safeReturnPath(path), path));
}

/** Remembered paths that are dropped, each with the reason. An attacker, an old tab or a loop might have left them. */
const DROPPED: readonly [path: string | null | undefined, why: string][] = [
  [undefined, 'nothing was remembered'],
  [null, 'nothing was remembered'],
  ['', 'nothing was remembered'],
  ['https://evil.example/', 'another origin'],
  ['HTTPS://evil.example/en/account/', 'another origin'],
  ['//evil.example/', 'another host'],
  ['///evil.example/', 'another host'],
  ['//evil.example/en/account/', 'another host, behind a path of ours'],
  ['/\\evil.example/', 'a backslash counts as a slash'],
  ['\\\\evil.example/', 'backslashes count as slashes'],
  ['/\t/evil.example/', 'browsers drop tabs'],
  ['/\n/evil.example/', 'browsers drop line ends'],
  ['/\r\\evil.example/', 'browsers drop line ends'],
  ['\t//evil.example/', 'browsers drop leading white space'],
  [' //evil.example/', 'browsers drop leading white space'],
  ['/en/account/\u0000', 'a control character'],
  ['javascript:alert(1)', 'a script'],
  ['data:text/html,hello', 'a document of its own'],
  ['account', 'not a path from the root'],
  ['?path=/en/account/', 'only a query'],
  ['/en/..//evil.example/', 'two slashes once the dots are gone'],
  ['/.//evil.example/', 'two slashes once the dots are gone'],
  ['/%2e//evil.example/', 'two slashes once the encoded dots are gone'],
  ['/en/%2e%2e//evil.example/', 'two slashes once the encoded dots are gone'],
  ['/en/..//en/account/', 'a host called en'],
  ['/%2F/evil.example/', 'not one of our screens'],
  ['/en/nowhere/', 'not one of our screens'],
  ['/en/404/', 'the 404 page'],
  ['/en/packages/9/', 'not one of our levels'],
  ['/en/login/', 'for guests only'],
  ['/login', 'for guests only'],
  ['/zh/register/?ref=lin', 'for guests only'],
  ['/forgetPass', 'an older name of a screen for guests only'],
  ['/tw/resetPassword/', 'for guests only'],
  ['/en/touristTicket/?key=k', 'for guests only'],
  ['/en/account/../login/', 'for guests only, once the dots are gone'],
  ['/en/greenChannel/', 'signs in again'],
  ['/greenChannel?formSign=f', 'signs in again'],
  ['/api/Website/info', 'not one of our screens'],
];
for (const [path, why] of DROPPED) {
  test(`${JSON.stringify(path)} is dropped: ${why}`, () => assert.equal(safeReturnPath(path), undefined));
}

test('whatever was remembered, the return path stays on our origin, on a screen that a member may see', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '..', '.', '%2e', '%2f', '%5c', '\t', '\n', ' ', ':', '@', '?', '#', '\u3000', '／', '。'],
    ...['evil.example', 'https:', 'javascript:', 'en', 'zh', 'account', 'packages', '2', 'login', 'greenChannel'],
    ...['ticketContent', '7', '404', 'index'],
  );
  const path = fc.oneof(
    fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
    fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 7 }).map((pieces) => `/${pieces.join('')}`),
    fc.array(piece, { maxLength: 7 }).map((pieces) => `/en/${pieces.join('/')}`),
  );
  fc.assert(
    fc.property(path, (remembered) => {
      const result = safeReturnPath(remembered);
      if (result === undefined) return;
      // Read the path as a browser does, from any page of the site.
      const url = new URL(result, 'https://petrel.example/en/login/');
      assert.equal(url.origin, 'https://petrel.example');
      assert.equal(url.pathname + url.search + url.hash, result);
      const found = match(url.pathname);
      assert.ok(found && found.address.access !== 'guest', result);
      assert.ok(!['greenChannel', 'notFound'].includes(found.name), result);
    }),
    { numRuns: 3000 },
  );
});
