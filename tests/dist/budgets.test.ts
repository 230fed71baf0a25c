import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { clientFile, reactFile, scriptWith } from '../browser/support/script-files.ts';
import { namedInPage, namedInScript, reached, sent, weightOf } from './support/scripts.ts';
import { DIST, filesOf, pages, pagesOf, read } from './support/site.ts';

/** The most that each may weigh, in bytes as sent (brotli 11), a stub uncompressed (docs/quality.md#bytes). */
const DOCUMENT = 18_000;
const STUB = 1_536;
const ISLAND_SCRIPT = 95_000;
/** The log-in page may load less. A thread also loads its reply form, which comes after the messages. */
const SCRIPTS: Readonly<Record<string, number>> = { login: 79_000, ticketContent: 97_000 };
/** In how many files they come. */
const ISLAND_FILES = 12;
const STATIC_SCRIPT = 15_000;
/** A painter shows a screen's content before the scripts that answer to presses, which do not need it. */
const PAINTER_SCRIPT = 13_300;
/** The service worker is fetched when a page rests, so it delays no first paint. */
const WORKER = 12_000;

const KY = 'node_modules/ky/distribution/index.js';
/** These parts come when somebody acts, or after an answer of the API. The bars were set by the English texts. */
const LATER: readonly [number, readonly string[]][] = [
  [5_600, ['src/api/client.ts']], // with all that the contract says of answers
  [8_000, [KY]],
  [3_600, ['checkout/slip/SlipLines.tsx', 'locales/en/slip.json']],
  [2_000, ['show-offer.ts', 'show-line.ts', 'shelf-link.ts', 'locales/en/banner.json']], // an activity's banner
];

const weigh = (scripts: readonly string[]): number => scripts.reduce((sum, script) => sum + weightOf(script), 0);

/** What to say of scripts that are too heavy together. */
function whatWeighs(what: string, scripts: readonly string[]): string {
  const rows = scripts.map((script) => `\n  ${weightOf(script)} ${script}`);
  return `${what}: ${weigh(scripts)} bytes as sent in ${scripts.length} files${rows.join('')}`;
}

test('every document fits its budget', () => {
  // This quality weighs more and takes a tenth of the time, so few documents need the slow one.
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const close = pagesOf('screen').filter(({ html }) => brotliCompressSync(html, quickly).length > DOCUMENT);
  assert.deepEqual(filesOf(close.filter(({ html }) => sent(html) > DOCUMENT)), []);
});

test('stubs stay tiny, and load nothing', () => {
  const stubs = pagesOf('stub').filter(({ file }) => file !== '404.html');
  assert.ok(stubs.length > 20, `${stubs.length} stubs`);
  assert.deepEqual(filesOf(stubs.filter(({ html }) => Buffer.byteLength(html) > STUB)), []);
  assert.deepEqual(filesOf(stubs.filter(({ html }) => /\ssrc=|<link|<style/.test(html))), []);
});

test('the service worker is small', () => {
  assert.ok(sent(read('/sw.js')) <= WORKER, `${sent(read('/sw.js'))} bytes`);
});

test('what makes calls stays small, and so does what comes after the packages: what the slip says, and the banner', () => {
  for (const [bar, modules] of LATER) {
    const scripts = [...new Set(modules.map(scriptWith))];
    assert.ok(weigh(scripts) <= bar, whatWeighs(`more than ${bar}`, scripts));
  }
});

const loading = pages
  .map(({ file, html, kind }) => ({
    file,
    kind,
    screen: / data-screen="?(\w+)/.exec(html)?.[1] ?? '',
    named: namedInPage(html),
    hasIsland: html.includes('<astro-island'),
  }))
  .filter(({ kind, named }) => kind === 'screen' || named.length > 0);
const plain = loading.filter(({ hasIsland }) => !hasIsland);

test('a page without islands never loads React, and what makes calls only on demand', () => {
  assert.ok(plain.length > 60, `${plain.length} pages`);
  const client = clientFile();
  assert.deepEqual(filesOf(plain.filter(({ named }) => reached(named, namedInScript).has(reactFile()))), []);
  // Where a page's first call is made at once, its HTML preloads the client.
  const others = plain.map(({ file, named }) => ({ file, named: named.filter((script) => script !== client) }));
  assert.deepEqual(filesOf(others.filter(({ named }) => reached(named).has(client))), []);
});

/**
 * Parts that these pages never fetch unasked. They wait for a member, a reader's action, an old browser, or something that the API
 * tells. A new part counts until it is named here.
 */
const ON_DEMAND =
  `show-offer.ts show-popup.ts order-line.ts chrome/member.ts in-app.ts menu-without-popover.ts below-the-fold.ts
  post-file.ts ${KY}`.split(/\s+/);

test('pages without islands run on a few kilobytes of script, idle parts included', () => {
  const onDemand = ON_DEMAND.map(scriptWith);
  const byItself = (script: string) => namedInScript(script).filter((part) => !onDemand.includes(part));
  const wrong = plain.flatMap(({ file, named }) => {
    const scripts = [...reached(named, byItself)];
    return scripts.length > 0 && weigh(scripts) <= STATIC_SCRIPT ? [] : [whatWeighs(file, scripts)];
  });
  assert.deepEqual(wrong, []);
});

test('what paints a screen’s content before React stays small', () => {
  const painters = globSync('_astro/paint-*.js', { cwd: DIST }).map((file) => `/${file}`);
  assert.equal(painters.length, 7);
  const heavy = painters.filter((script) => weightOf(script) > PAINTER_SCRIPT);
  assert.equal(heavy.length, 0, whatWeighs(`more than ${PAINTER_SCRIPT} each`, heavy));
});

/** Parts that a screen fetches by itself, and that answer to presses. */
const OWN_PARTS: Readonly<Record<string, string>> = {
  ticketContent: 'MemberReply.tsx',
  invite: 'node_modules/uqr/dist/index.mjs',
};
/** A reply's form comes after the messages, so its bytes count, but not its files. */
const REPLY = ['ReplyBar.tsx', 'MemberReply.tsx', 'ComposerForm.tsx'];

/** Every island imports this module's file. The bars of other screens were set before they did, so there it is left out. */
const COUNT = 'core/expiry.ts';
const COUNT_DAYS = ['account', 'packages'];

// A screen's scripts are those that its HTML names, all that they import, and its own parts. The painter is weighed above.
// What comes when the page rests is seen by tests/browser/journeys/loading/budgets.test.ts.
test('the scripts until an island answers to a press fit their budget, in few files', () => {
  const islands = loading.filter(({ hasIsland }) => hasIsland);
  assert.ok(islands.length > 45, `${islands.length} pages`);
  const [count, reply] = [scriptWith(COUNT), REPLY.map(scriptWith)];
  const wrong = islands.flatMap(({ file, screen, named }) => {
    const parts = OWN_PARTS[screen] ? [scriptWith(OWN_PARTS[screen])] : [];
    const scripts = [...reached([...named, ...parts])].filter(
      (script) => !script.startsWith('/_astro/paint-') && (script !== count || COUNT_DAYS.includes(screen)),
    );
    const files = scripts.filter((script) => screen !== 'ticketContent' || !reply.includes(script)).length;
    const bytes = weigh(scripts);
    // React alone has more than half of what a page with an island may load.
    const isRight = bytes > ISLAND_SCRIPT / 2 && bytes <= (SCRIPTS[screen] ?? ISLAND_SCRIPT) && files <= ISLAND_FILES;
    return isRight ? [] : [whatWeighs(file, scripts)];
  });
  assert.deepEqual(wrong, []);
});
