import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { href } from '../../../src/routes/href.ts';
import { match } from '../../../src/routes/match.ts';
import { TABLE } from '../../../src/routes/table.ts';
import { codeFiles, filesOf } from './files.ts';

/** What old browsers get, who know no layers, and whose only words are there. */
const OLD = /^src\/features\/chrome\/old-browser\.css$/;

/** Lines that match, as `file:line: text`. Comments of their own are left out: they may speak of what code must not have. */
function linesWith(pattern: RegExp, globs: readonly string[], except: RegExp): string[] {
  return globs
    .flatMap((glob) => filesOf(glob))
    .filter((file) => !except.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, index) => ({ line: line.trim(), place: `${file}:${index + 1}` }))
        .filter(({ line }) => !/^(\*|\/\/|\/\*)/.test(line) && pattern.test(line))
        .map(({ line, place }) => `${place}: ${line.slice(0, 120)}`),
    );
}

test('colours are tokens; only the brand names them', () => {
  const colour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!['"`])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i;
  const named = /:\s*(?:white|black|red|green|blue|gr[ae]y|orange|yellow|silver|navy|teal)\s*(?:;|!|$)/i;
  const pattern = new RegExp(`${colour.source}|${named.source}`, 'i');
  assert.deepEqual(linesWith(pattern, ['src/**/*.css'], /^$/), []);
});

test('there are eight sizes of type, and only tokens.css names them in numbers', () => {
  const ownSize = /\bfont-size:(?!\s*(?:var\(--(?:tiny|small|text|large|title|head|display|hero|h[123])\)|inherit);)/;
  const shorthand = /\bfont:(?!\s*(?:inherit;|[^;]*var\(--(?:tiny|small|text|large|title|head|display|hero)\)))/;
  const pattern = new RegExp(`${ownSize.source}|${shorthand.source}`);
  assert.deepEqual(linesWith(pattern, ['src/**/*.css'], /^src\/styles\/tokens\.css$/), []);
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const sizes = [...tokens.matchAll(/--\w+: ([\d.]+)rem;/g)].map(([, rem]) => Number(rem) * 16);
  assert.deepEqual(sizes, [13, 15, 17, 20, 24, 32, 40, 68]);
});

test('every rule of a stylesheet is in a layer', () => {
  const outside = globSync(['src/**/*.css', 'brand/{colours,horizon,scenes}.css']).filter((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return !OLD.test(file) && !/^\s*(@import "[./\w-]+";\s*)*(@layer [\w-]+ \{[\s\S]*?\n\}\s*)*$/.test(css);
  });
  assert.deepEqual(outside, []);
});

test('addresses of screens are written by href(), never by hand', () => {
  const files = ['src/**/*.{ts,tsx,astro}', 'tests/{browser,model}/**/*.ts'];
  const written = linesWith(/(['"`])\/[a-zA-Z]/, files, /^src\/(routes|content)\/|^tests\/model\/sandbox\.test\.ts$/);
  const addresses = written.filter((line) =>
    [...line.matchAll(/(['"`])(\/[a-zA-Z][^'"`\s]*)\1/g)].some(([, , text = '']) => isScreen(text)),
  );
  assert.deepEqual(addresses, []);
});

test('addresses from outside are decoded in one place, where a broken one does no harm', () => {
  const pattern = /\bdecodeURI(Component)?\(/;
  assert.deepEqual(linesWith(pattern, ['src/**/*.{ts,tsx,astro}'], /^src\/routes\/paths\.ts/), []);
});

/** Does a text name a screen by the address that href() writes? Older names are no such address. */
function isScreen(text: string): boolean {
  const path = (text.replace(/\$\{[^}]*\}/g, 'x').split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  const found = match(path);
  return (
    found !== undefined && href(found.name, { locale: found.locale, params: found.params }).replace(/\/$/, '') === path
  );
}

test('there is no inline style, no HTML from strings, and no way around the types', () => {
  const pattern =
    /\bstyle=|dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\b|@ts-(ignore|expect-error|nocheck)|\bas any\b/;
  // A payment page is parsed under the one policy that Trusted Types allow, and written only where it can't reach the site.
  // React leaves alone what a page has in a slot if it is told that it has no HTML.
  const except = /^src\/(features\/checkout\/payment\/read-redirect|head\/payment|layouts\/hydrate)\.ts$/;
  assert.deepEqual(linesWith(pattern, ['src/**/*.{ts,tsx,astro}'], except), []);
});

test('every Astro component says what it takes, so that passing it anything else is a type error', () => {
  const silent = filesOf('src/!(pages)/**/*.astro').filter(
    (file) => !/^(?:interface|type) Props\b/m.test(readFileSync(file, 'utf8')),
  );
  assert.deepEqual(silent, []);
});

test('no file of the site, its tools and its tests is longer than 300 lines', () => {
  const long = codeFiles({ withTests: true })
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300);
  assert.deepEqual(long, []);
});

test('only the route table decides by the name of a screen: build, layouts, head and i18n name none', () => {
  const names = TABLE.map(({ name }) => name).join('|');
  const folders = ['src/{layouts,head,i18n,ui}/**/*.{ts,tsx,astro}', 'src/app/*.tsx', 'build-steps/**/*.ts'];
  // A broken island leads on to a ticket; a folder of texts has the name of the screen that shows it.
  const except = /^(src\/app\/CrashNotice\.tsx|build-steps\/texts\/content-schemas\.ts)$/;
  assert.deepEqual(linesWith(new RegExp(`(['"\`])(?:${names})\\1`), folders, except), []);
});

test('no control is disabled, which would throw the focus to the top of the page; only Button says that it is off', () => {
  const pattern = /(?<!option value="" )\bdisabled(?=[ =>]|$)|aria-disabled=/;
  assert.deepEqual(
    linesWith(pattern, ['src/**/*.tsx'], /^src\/(ui\/controls\/Button|painters\/runtime\/absent)\.tsx$/),
    [],
  );
  // So nothing can be told by these: each button is enabled.
  assert.deepEqual(linesWith(/:(?:enabled|disabled)\b/, ['src/**/*.css'], /^$/), []);
});

test('all of a page is drawn, so that no part is missing in a picture of it or in print', () => {
  assert.deepEqual(linesWith(/\bcontent-visibility: (?!visible;)/, ['src/**/*.css'], /^$/), []);
});

test('what a stylesheet writes for the eye is not read out', () => {
  assert.deepEqual(linesWith(/\bcontent: ("[^"]+"|attr\([^)]*\));/, ['src/**/*.css'], OLD), []);
});

test('what is private to Astro is read in one module, since a new version may change it', () => {
  const pattern = /astro-island|astro:hydrat|\[ssr\]|component-url/;
  assert.deepEqual(linesWith(pattern, ['src/**/*.{ts,tsx,astro}'], /^src\/protocol\.ts$/), []);
});

test('only layouts, pages and painters import a feature: whatever else did would tie all that uses it to one capability', () => {
  const except = /^src\/(features|layouts|pages|painters)\/|^tests\//;
  assert.deepEqual(linesWith(/(?:from|import\() ?'[^']*\/features\//, ['**/*.{ts,tsx,astro,mjs}'], except), []);
});

test('the return path is written by its own function', () => {
  const pattern = /sessionValues\.set\('path'/;
  assert.deepEqual(linesWith(pattern, ['src/**/*.{ts,tsx,astro}'], /^src\/session\/return-path\.ts$/), []);
});

/** Who reads the device's clock, which may be wrong, and why that does no harm (docs/api.md#server-time). */
const DEVICE_CLOCK: Readonly<Record<string, string>> = {
  'src/app/dependencies.ts': 'gives it to models as nowMs()',
  'src/painters/paint.ts': 'gives it to models as nowMs()',
  'src/stores/server-clock.ts': 'puts it right',
  'src/session/session.ts': 'notes when an answer came, for how long ago that is',
  'src/head/page.ts': 'notes when an invitation was followed on this device',
  'src/features/activity/running-activity.ts': 'for how long ago the activity was asked for',
  'src/features/announcements/Announcements.astro': 'shows an editor’s text before any answer has come',
  'src/features/activity/banner/banner.ts': 'counts an offer’s seconds from its answer on',
  'src/stores/second.ts': 'counts an offer’s seconds from its answer on, and how long ago this device ordered',
  'src/features/landing/price-card/price-card.ts': 'counts an offer’s seconds from its answer on',
  'src/features/checkout/order/OpenOrder.tsx': 'notes when the buyer gave an order up',
  'src/features/login/JustPaid.tsx': 'for how long ago this device ordered',
  'src/features/waiting-payment/Actions.tsx': 'for how long ago this device ordered',
  'src/features/waiting-payment/Watch.tsx': 'for how long ago this device ordered',
  'src/features/waiting-payment/WatchCard.tsx': 'notes when the buyer dismissed an order',
  'src/features/waiting-payment/use-watch.ts': 'for how long ago this device ordered',
  'src/session/own-order.ts': 'for how long ago this device ordered',
  'src/session/tabs.ts': 'names each end of a session, for tabs that were away',
  'src/features/tickets/form/prefill-from-address.ts': 'for how long ago this device ordered',
  'src/head/worker/keep.ts': 'for how old a copy is, which costs at most a request',
};

test('what the server dates is compared with the server’s time; the device’s clock is read in listed places only', () => {
  const lines = linesWith(/\bDate\.now\(|\bnew Date\(\)/, ['src/**/*.{ts,tsx,astro}'], /^$/);
  const readers = [...new Set(lines.map((line) => line.split(':')[0] ?? ''))];
  assert.deepEqual(readers.sort(), Object.keys(DEVICE_CLOCK).sort());
});
