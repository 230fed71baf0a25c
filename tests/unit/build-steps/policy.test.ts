import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowOf } from '#routes/table.ts';
import { allVariants } from '#routes/variants.ts';
import { parsePage, writePage } from '../../../build-steps/page.ts';
import { finishPage } from '../../../build-steps/pages/finish-pages.ts';
import { originsOf, policyOf } from '../../../build-steps/policy.ts';
import { pageOf, siteOf } from './small-site.ts';

/** The hash of `a()`, made with `openssl dgst -sha256 -binary | base64`. `STYLE` is the hash of `b{top:0}`. */
const SCRIPT = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
const STYLE = "'sha256-glHtJTlV14jnybiB8VExkMe37XsC4bVntDacTTPF6Zw='";
const HEAD = '<script>a()</script><style>b{top:0}</style><script type="application/ld+json">{}</script>';

function policyOn(screen: string, isSandbox = false): string {
  return policyOf(
    pageOf(screen, { head: HEAD, body: '<script type="module" src="/_astro/a.js"></script>' }),
    siteOf({}, isSandbox),
  );
}

for (const [screen, pays] of [
  ['faq', "form-action 'none'"],
  ['register', "frame-src 'self' https:; form-action 'self' https:"],
] as const) {
  test(`the policy of the page ${screen} allows only the site itself, and any payment gateway only if visitors pay on that page`, () => {
    assert.equal(
      policyOn(screen),
      `default-src 'none'; script-src 'self' ${SCRIPT}; style-src 'self' ${STYLE}; img-src 'self' data: blob:; media-src 'self'; manifest-src 'self'; connect-src 'self'; ${pays}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types payment worker`,
    );
  });
}

test('the policy allows speculation rules by their hash, like code', () => {
  const rules = '<script type="speculationrules">a()</script>';
  assert.ok(policyOf(pageOf('faq', { head: rules, body: '<script src="/a.js"></script>' }), siteOf()).includes(SCRIPT));
});

test('the policy allows calls to all addresses of the API, and to no others', () => {
  assert.equal(originsOf(['/api']), '');
  const bases = ['https://one.example/api', '/api', 'https://two.example:8443', 'https://one.example/v2'];
  assert.equal(originsOf(bases), ' https://one.example https://two.example:8443');
});

test('only the pages that show an activity allow pictures from anywhere', () => {
  const open = allVariants().filter(({ name }) => / img-src 'self' data: blob: https:;/.test(policyOn(name)));
  assert.deepEqual([...new Set(open.map(({ name }) => name))], ['landing']);
});

test('only a build for the sandbox allows gateways on this machine, and only on pages where visitors pay', () => {
  const LOCAL = 'https: http://localhost:* http://127.0.0.1:*';
  assert.ok(policyOn('register', true).includes(`frame-src 'self' ${LOCAL}; `));
  assert.ok(policyOn('register', true).includes(`form-action 'self' ${LOCAL}; `));
  for (const { name } of allVariants()) {
    assert.doesNotMatch(policyOn(name), /localhost|127\.0\.0\.1/, name);
    assert.equal(/localhost/.test(policyOn(name, true)), rowOf(name).pays ?? false, name);
  }
});

test('the payment page’s policy allows everything over https, and allows this machine only in a build for the sandbox', () => {
  const page = parsePage('payment/index.html', '<html data-payment><head></head></html>');
  assert.match(
    policyOf(page, siteOf()),
    /^default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob: https:; /,
  );
  assert.doesNotMatch(policyOf(page, siteOf()), /localhost|127\.0\.0\.1/);
  assert.match(
    policyOf(page, siteOf({}, true)),
    /form-action https: http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*; base-uri/,
  );
});

test('a page that only redirects may run its one script and load nothing', () => {
  const redirect = parsePage(
    'login/index.html',
    '<!DOCTYPE html><html lang="en"><head><script>a()</script></head></html>',
  );
  assert.equal(
    policyOf(redirect, siteOf()),
    `default-src 'none'; script-src ${SCRIPT}; base-uri 'none'; form-action 'none'`,
  );
});

test('a page with styles does not get the short policy of redirects, even if it has no script file', () => {
  const page = parsePage('404.html', `<!DOCTYPE html><html lang="en"><head>${HEAD}</head></html>`);
  assert.ok(policyOf(page, siteOf()).includes(`; style-src 'self' ${STYLE}; `));
});

test('the policy comes before everything that it applies to', () => {
  const html = writePage(finishPage(pageOf('faq', { head: HEAD }), siteOf()));
  assert.match(
    html,
    /<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src [^"]+"><script>/,
  );
});

test('parsing and writing a page keeps what hydration compares: comments, spaces, attributes, code', () => {
  const body =
    '<astro-island props="{&quot;a&quot;:[0,&quot;&#39;&quot;]}" ssr await-children> <p>a<!-- -->b <b>c</b> <!--$--> </p><textarea>\na</textarea><svg viewBox="0 0 9 9"><path d="M1 1"></path></svg><!--astro:end--></astro-island><script>a<b&&"</p>"</script>';
  const page = pageOf('faq', { body });
  assert.ok(
    writePage(page).includes(
      `<astro-island props='{"a":[0,"&#x27;"]}' ssr await-children> <p>a<!-- -->b <b>c</b> <!--$--> </p><textarea>a</textarea><svg viewBox="0 0 9 9"><path d="M1 1" /></svg><!--astro:end--></astro-island><script>a<b&&"</p>"</script>`,
    ),
    writePage(page),
  );
});
