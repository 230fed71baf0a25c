import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { clientFile, reactFile, scriptWith } from '../browser/support/script-files.ts';
import { namedInPage, namedInScript, reached, sent, weightOf } from './support/scripts.ts';
import { DIST, filesOf, pages, pagesOf, read } from './support/site.ts';

/**
 * The most bytes that a file of each kind may have as sent (brotli 11). Redirect pages are counted uncompressed
 * (docs/quality.md#bytes).
 */
const DOCUMENT = 18_000;
const MOST_REDIRECT = 1_536;
const ISLAND_SCRIPT = 95_000;
/**
 * Limits of single screens. The login page may load less. A ticket thread also loads its reply form, after the messages.
 */
const SCRIPTS: Readonly<Record<string, number>> = { login: 79_000, ticketContent: 97_000 };
/** The most files that the scripts of an island may have. */
const ISLAND_FILES = 12;
const STATIC_SCRIPT = 15_000;
/** A first-render script shows a screen's content before React has loaded. It has a limit of its own. */
const FIRST_RENDER_SCRIPT = 13_300;
/** The service worker is fetched when the page is idle, so it delays no first paint. */
const WORKER = 12_000;

const KY = 'node_modules/ky/distribution/index.js';
/**
 * Parts that load after a visitor's action or an answer of the API, with their limits. The English texts set the limits.
 */
const LATER: readonly [number, readonly string[]][] = [
  [5_600, ['src/api/client.ts']], // includes what the contract says about answers
  [8_000, [KY]],
  [3_600, ['checkout/summary/SummaryLines.tsx', 'locales/en/orderSummary.json']],
  [2_000, ['show-offer.ts', 'show-line.ts', 'packages-link.ts', 'locales/en/banner.json']], // the banner of an activity
];

const weigh = (scripts: readonly string[]): number => scripts.reduce((sum, script) => sum + weightOf(script), 0);

/** Describes scripts that are too heavy together, for the message of a failed test. */
function whatWeighs(what: string, scripts: readonly string[]): string {
  const rows = scripts.map((script) => `\n  ${weightOf(script)} ${script}`);
  return `${what}: ${weigh(scripts)} bytes as sent in ${scripts.length} files${rows.join('')}`;
}

test('every document fits its budget', () => {
  // Quality 5 leaves more bytes and takes a tenth of the time, so only few documents need the slow quality.
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const close = pagesOf('screen').filter(({ html }) => brotliCompressSync(html, quickly).length > DOCUMENT);
  assert.deepEqual(filesOf(close.filter(({ html }) => sent(html) > DOCUMENT)), []);
});

test('redirect pages stay tiny, and load nothing', () => {
  const redirects = pagesOf('redirect').filter(({ file }) => file !== '404.html');
  assert.ok(redirects.length > 20, `${redirects.length} redirect pages`);
  assert.deepEqual(filesOf(redirects.filter(({ html }) => Buffer.byteLength(html) > MOST_REDIRECT)), []);
  assert.deepEqual(filesOf(redirects.filter(({ html }) => /\ssrc=|<link(?! rel="?canonical)|<style/.test(html))), []);
});

test('the service worker is small', () => {
  assert.ok(sent(read('/sw.js')) <= WORKER, `${sent(read('/sw.js'))} bytes`);
});

test('the API client, the order summary and the banner stay small', () => {
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

test('a page without islands never loads React, and loads the API client only on demand', () => {
  assert.ok(plain.length > 60, `${plain.length} pages`);
  const client = clientFile();
  assert.deepEqual(filesOf(plain.filter(({ named }) => reached(named, namedInScript).has(reactFile()))), []);
  // A page that makes its first call at once preloads the client in its HTML.
  const others = plain.map(({ file, named }) => ({ file, named: named.filter((script) => script !== client) }));
  assert.deepEqual(filesOf(others.filter(({ named }) => reached(named).has(client))), []);
});

/**
 * Parts that these pages never fetch at once. They wait for a member, a reader's action, an old browser or an answer of the API. A new part
 * counts towards the limit until it is listed here.
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

test('the scripts that show a screen’s content before React stay small', () => {
  const scripts = globSync('_astro/first-render-*.js', { cwd: DIST }).map((file) => `/${file}`);
  assert.equal(scripts.length, 7);
  const heavy = scripts.filter((script) => weightOf(script) > FIRST_RENDER_SCRIPT);
  assert.equal(heavy.length, 0, whatWeighs(`more than ${FIRST_RENDER_SCRIPT} each`, heavy));
});

/** Parts that a screen fetches by itself and that react to presses. */
const OWN_PARTS: Readonly<Record<string, string>> = {
  ticketContent: 'MemberReply.tsx',
  invite: 'node_modules/uqr/dist/index.mjs',
};
/** The files of the reply form, which come after the messages. Their bytes count, but not their number. */
const REPLY = ['ReplyBar.tsx', 'MemberReply.tsx', 'ComposerForm.tsx'];

/**
 * Every island imports the file of this module. Other screens leave it out, because their limits were set before that
 * import.
 */
const COUNT = 'domain/expiry.ts';
const COUNT_DAYS = ['account', 'packages'];

// The scripts of a screen are those that its HTML names, all that they import, and its own parts. The first-render
// script is weighed above. tests/browser/journeys/loading/budgets.test.ts checks what loads when the page is idle.
test('the scripts that an island needs to react to a press are small and few', () => {
  const islands = loading.filter(({ hasIsland }) => hasIsland);
  assert.ok(islands.length > 45, `${islands.length} pages`);
  const [count, reply] = [scriptWith(COUNT), REPLY.map(scriptWith)];
  const wrong = islands.flatMap(({ file, screen, named }) => {
    const parts = OWN_PARTS[screen] ? [scriptWith(OWN_PARTS[screen])] : [];
    const scripts = [...reached([...named, ...parts])].filter(
      (script) => !script.startsWith('/_astro/first-render-') && (script !== count || COUNT_DAYS.includes(screen)),
    );
    const files = scripts.filter((script) => screen !== 'ticketContent' || !reply.includes(script)).length;
    const bytes = weigh(scripts);
    // React alone is more than half of the limit, so fewer bytes mean that this test missed scripts.
    const isRight = bytes > ISLAND_SCRIPT / 2 && bytes <= (SCRIPTS[screen] ?? ISLAND_SCRIPT) && files <= ISLAND_FILES;
    return isRight ? [] : [whatWeighs(file, scripts)];
  });
  assert.deepEqual(wrong, []);
});
