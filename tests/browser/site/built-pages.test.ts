import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'playwright/test';
import { EVENT_FORM_AWAKE } from '#protocol.ts';
import { LOCALES } from '#routes/locales.ts';
import { localized } from '#routes/paths.ts';
import { allVariants, bareStubs, olderStubs } from '#routes/variants.ts';
import {
  attribute,
  codeIn,
  elementsOf,
  type Page,
  parsePage,
  rowOfPage,
  scriptsOf,
} from '../../../build-steps/page.ts';
import { FORMS } from '../support/forms.ts';
import { clientFile, reactFile } from '../support/script-files.ts';

// One process parses the pages.
test.describe.configure({ mode: 'default' });

const dist = join(import.meta.dirname, '../../../dist');
const files = globSync('**/*.html', { cwd: dist })
  .sort()
  .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }));
let parsed: Page[] | undefined;
/** Parsed once, and only where tests are run and not listed. */
const pages = (): Page[] => (parsed ??= files.map(({ file, html }) => parsePage(file, html)));
/** The site's own, without the page of a payment. */
const screensAndStubs = files
  .filter(({ file }) => file !== 'payment/index.html')
  .map((page) => ({ ...page, isStub: !page.html.includes('data-screen') }));

/** The file that answers an address; for what is nowhere, hosts look for a name of their own. */
const fileOf = (address: string): string =>
  join(address, 'index.html')
    .replace(/404\/index(?=\.html$)/, '404')
    .slice(1);

test('every variant of a screen has its page in each language; stubs stand at bare addresses and older names', () => {
  const older = olderStubs().map(({ from }) => from);
  const bare = [...bareStubs().map(({ from }) => from), ...older];
  const inAllLanguages = (paths: readonly string[]): string[] =>
    LOCALES.flatMap((locale) => paths.map((path) => fileOf(localized(path, locale))));
  const built = (isStub: boolean): string[] =>
    screensAndStubs.filter((page) => page.isStub === isStub).map(({ file }) => file);
  expect(built(false)).toEqual(inAllLanguages(allVariants().map(({ path }) => path)).sort());
  expect(built(true)).toEqual([...bare.map(fileOf), ...inAllLanguages(older), fileOf('/404')].sort());
});

test('every page has its policy before anything that it governs, and nothing unsafe in it', () => {
  const wrong = screensAndStubs.filter(({ html, isStub }) => {
    const [, policy = ''] =
      /<head><meta charset="utf-8">\s*<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(html) ?? [];
    const isStrict =
      /^default-src 'none'; script-src /.test(policy) &&
      !/unsafe-|\*(?!\s|;|$)|\s\*/.test(policy.replace(/ http:\/\/(localhost|127\.0\.0\.1):\*/g, ''));
    return !isStrict || (!isStub && !policy.includes("require-trusted-types-for 'script'"));
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no page waits for a stylesheet or a script before its first paint, but for the desk on a desktop', () => {
  const waiting = screensAndStubs.filter(({ html }) => {
    const head = html.slice(0, html.indexOf('</head>')); // A sheet further down holds up only what follows it.
    return (
      /<link(?![^>]* media="screen and \(min-width: 960px\)")[^>]+rel="?stylesheet/.test(head) ||
      /<script(?![^>]*(?:type="module"|\sasync\s))[^>]*\ssrc=/.test(html)
    );
  });
  expect(waiting.map(({ file }) => file)).toEqual([]);
});

test('no page has code in an attribute, which no hash in its policy could allow', () => {
  expect(pages().length).toBeGreaterThan(200);
  const found = pages().flatMap((page) =>
    elementsOf(page).flatMap(({ tagName, properties }) =>
      Object.keys(properties)
        .filter((name) => /^(style$|on[a-z])/i.test(name))
        .map((name) => `${page.file}: <${tagName} ${name}>`),
    ),
  );
  expect(found).toEqual([]);
});

test('no form can be sent into the address by the browser itself, with all that is typed there', () => {
  const forms = pages().flatMap((page) => elementsOf(page, 'form').map((form) => ({ file: page.file, form })));
  expect(forms.length).toBeGreaterThan(0);
  const open = forms.filter(({ form }) => !/^(post|dialog)$/i.test(attribute(form, 'method')));
  expect(open.map(({ file }) => file)).toEqual([]);
});

test('what is typed and pressed early is tried on each screen with a form in its HTML', () => {
  const withForm = pages().filter((page) =>
    elementsOf(page, 'form').some((form) => attribute(form, 'method').toLowerCase() !== 'dialog'),
  );
  expect(new Set(withForm.map((page) => rowOfPage(page)?.name))).toEqual(new Set(Object.keys(FORMS)));
});

test('where an island has a form, the script in the head holds what is pressed before it wakes', () => {
  const held = pages().filter((page) =>
    elementsOf(page, 'astro-island').some((island) => toHtml(island).includes('<form')),
  );
  expect(held.length).toBeGreaterThan(0);
  const lost = held.filter(
    (page) => !elementsOf(page, 'script').some((script) => codeIn(script).includes(EVENT_FORM_AWAKE)),
  );
  expect(lost.map(({ file }) => file)).toEqual([]);
});

/** The script files that some lead to, by their names below `_astro`: by imports, or also by what may be fetched on demand. */
function reached(files: readonly string[], reference: RegExp, found = new Set<string>()): Set<string> {
  for (const file of files.filter((each) => !found.has(each))) {
    found.add(file);
    const code = readFileSync(join(dist, '_astro', file), 'utf8');
    reached(
      [...code.matchAll(reference)].map(([, name = '']) => name),
      reference,
      found,
    );
  }
  return found;
}

test('a page without islands never loads React, and what makes calls only on demand', () => {
  const plain = pages().filter((page) => elementsOf(page, 'astro-island').length === 0 && scriptsOf(page).length > 0);
  expect(plain.length).toBeGreaterThan(60);
  const heavy = plain.flatMap((page) => {
    const own = scriptsOf(page).map((file) => file.replace('_astro/', ''));
    const ever = reached(own, /["'`]\.\/([\w.@-]+\.js)["'`]/g);
    const atOnce = reached(own, /(?:from|import)\s*["'`]\.\/([\w.@-]+\.js)["'`]/g);
    return [
      ...[...ever].filter((file) => `/_astro/${file}` === reactFile()),
      ...[...atOnce].filter((file) => `/_astro/${file}` === clientFile()),
    ].map((file) => `${page.file}: ${file}`);
  });
  expect(heavy).toEqual([]);
});
