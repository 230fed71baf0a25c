import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownIslands, sleepingIslands } from '../../../src/build/pages/own-islands.ts';
import { writePage } from '../../../src/build/pages/page.ts';
import { island, pageOf, siteOf } from './small-site.ts';

const DIRECTIVE = '<script>(()=>{(self.Astro||(self.Astro={})).load=a})()</script>';
const ELEMENT = '<script>(()=>{customElements.define("astro-island",f)})()</script>';

test('islands are woken by one script at the end of main, in place of those of Astro', () => {
  const body = `<main>${DIRECTIVE}${ELEMENT}<astro-island client="load" props="{}"><b>1</b></astro-island></main><script>a()</script>`;
  const html = writePage(ownIslands(pageOf('login', { body }), siteOf()));
  assert.ok(
    html.includes(
      '<main><astro-island client="load" props="{}"><b>1</b></astro-island><script>wake()</script></main><script>a()</script>',
    ),
    html,
  );
});

test('a page without islands stays as it is', () => {
  const page = pageOf('faq', { body: `<main>${DIRECTIVE}</main>` });
  assert.equal(ownIslands(page, siteOf()), page);
});

test('an island keeps what wakes it: its props in plain JSON, and the key that it waits for', () => {
  const island = `<astro-island uid="ZyIA2I" prefix="r1" client="stored" opts='{"name":"A","value":"pendingPayment"}' await-children props='{"a":[0,{"b":[1,[[0,1],[0,null]]]}]}'><b>1</b><!--astro:end--></astro-island>`;
  const html = writePage(ownIslands(pageOf('login', { body: `<main>${island}</main>` }), siteOf()));
  assert.ok(
    html.includes(
      `<astro-island prefix="r1" client="stored" data-stored="pendingPayment" props='{"a":{"b":[1,null]}}'><b>1</b></astro-island>`,
    ),
    html,
  );
});

test('an island that is given what plain JSON has not stops the build', () => {
  const body = `<main><astro-island props='{"a":[3,"2026-01-01"]}'></astro-island></main>`;
  assert.throws(() => ownIslands(pageOf('login', { body }), siteOf()), /kind 3/);
});

test('islands that nobody would wake stop the build', () => {
  const problems = (body: string): string => sleepingIslands(pageOf('login', { body })).join();
  assert.equal(problems(`<main>${ELEMENT}${island('Login')}</main>`), '');
  assert.equal(problems('<main></main>'), '');
  assert.match(problems(`<main>${island('Login')}</main>`), /^en\/login\/index\.html: Astro's script/);
  assert.match(problems(`<main>${ELEMENT}</main>${island('Login')}`), /outside of "main"/);
  assert.match(problems(`<main>${ELEMENT}${island('Login', 'idle')}</main>`), /client:idle/);
});
