import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { toHtml } from 'hast-util-to-html';
import { EVENT_FORM_AWAKE } from '#protocol.ts';
import { LOCALES } from '#routes/locales.ts';
import { localized } from '#routes/paths.ts';
import { allVariants, bareRedirects, olderRedirects } from '#routes/variants.ts';
import { attribute, codeIn, elementsOf, rowOfPage } from '../../build-steps/page.ts';
import { FORMS } from '../browser/support/forms.ts';
import { filesOf, pages, pagesOf, trees } from './support/site.ts';

const screensAndRedirects = [...pagesOf('screen'), ...pagesOf('redirect')];

/** The file that answers an address. If an address has no page, hosts answer with 404.html. */
const fileOf = (address: string): string =>
  join(address, 'index.html')
    .replace(/404\/index(?=\.html$)/, '404')
    .slice(1);

test('every variant of a screen has a page in each language, and older and bare addresses have redirect pages', () => {
  const older = olderRedirects().map(({ from }) => from);
  const bare = [...bareRedirects().map(({ from }) => from), ...older];
  const inAllLanguages = (paths: readonly string[]): string[] =>
    LOCALES.flatMap((locale) => paths.map((path) => fileOf(localized(path, locale))));
  const screens = inAllLanguages(allVariants().map(({ path }) => path));
  assert.deepEqual(filesOf(pagesOf('screen')), screens.sort());
  assert.deepEqual(
    filesOf(pagesOf('redirect')),
    [...bare.map(fileOf), ...inAllLanguages(older), fileOf('/404')].sort(),
  );
});

test('every page has a strict policy before anything that the policy governs', () => {
  const wrong = screensAndRedirects.filter(({ html, kind }) => {
    const [, policy = ''] =
      /<head><meta charset="utf-8">\s*<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(html) ?? [];
    const isStrict =
      /^default-src 'none'; script-src /.test(policy) &&
      !/unsafe-|\*(?!\s|;|$)|\s\*/.test(policy.replace(/ http:\/\/(localhost|127\.0\.0\.1):\*/g, ''));
    return !isStrict || (kind === 'screen' && !policy.includes("require-trusted-types-for 'script'"));
  });
  assert.deepEqual(filesOf(wrong), []);
});

test('no first paint waits for a stylesheet or a script, except for the sidebar on a desktop', () => {
  const waiting = screensAndRedirects.filter(({ html }) => {
    const head = html.slice(0, html.indexOf('</head>')); // A stylesheet further down delays only what follows it.
    return (
      /<link(?![^>]* media="screen and \(min-width: 60em\)")[^>]+rel="?stylesheet/.test(head) ||
      /<script(?![^>]*(?:type="module"|\sasync\s))[^>]*\ssrc=/.test(html)
    );
  });
  assert.deepEqual(filesOf(waiting), []);
});

test('no page has code in an attribute, because no hash in its policy could allow the code', () => {
  assert.ok(trees().length > 200, `${trees().length} pages`);
  const found = trees().flatMap((page) =>
    elementsOf(page).flatMap(({ tagName, properties }) =>
      Object.keys(properties)
        .filter((name) => /^(style$|on[a-z])/i.test(name))
        .map((name) => `${page.file}: <${tagName} ${name}>`),
    ),
  );
  assert.deepEqual(found, []);
});

test('no form puts what was typed into the address when the browser itself submits it', () => {
  const forms = trees().flatMap((page) => elementsOf(page, 'form').map((form) => ({ file: page.file, form })));
  assert.ok(forms.length > 0);
  const open = forms.filter(({ form }) => !/^(post|dialog)$/i.test(attribute(form, 'method')));
  assert.deepEqual(filesOf(open), []);
});

test('the tests of early typing and pressing cover each screen with a form in its HTML', () => {
  const withForm = trees().filter((page) =>
    elementsOf(page, 'form').some((form) => attribute(form, 'method').toLowerCase() !== 'dialog'),
  );
  const screens = new Set(withForm.map((page) => rowOfPage(page)?.name));
  assert.deepEqual([...screens].sort(), Object.keys(FORMS).sort());
});

test('the script in the head keeps presses on an island’s form until the island is ready', () => {
  const held = trees().filter((page) =>
    elementsOf(page, 'astro-island').some((island) => toHtml(island).includes('<form')),
  );
  assert.ok(held.length > 0);
  const lost = held.filter(
    (page) => !elementsOf(page, 'script').some((script) => codeIn(script).includes(EVENT_FORM_AWAKE)),
  );
  assert.deepEqual(filesOf(lost), []);
});

test('every screen and redirect page states its referrer policy before it fetches anything', () => {
  const said = pages.map(({ html, kind }) => {
    const [before = '', policy] = html.split(/<meta name="referrer" content="([^"]*)"\/?>/);
    return `${kind}: ${!/<(script|link|style)\b/.test(before) && policy}`;
  });
  assert.deepEqual([...new Set(said)].sort(), ['payment: false', 'redirect: no-referrer', 'screen: strict-origin']);
});
