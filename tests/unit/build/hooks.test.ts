import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyImports } from '../../../src/build/lazy-imports.ts';
import { unguardedIslands } from '../../../src/build/pages/check-island-element.ts';
import { dropIslandIds, readIslandIds } from '../../../src/build/pages/island-ids.ts';
import { writePage } from '../../../src/build/pages/page.ts';
import { island, pageOf } from './small-site.ts';

/** The plugin's hooks with as much of the bundler as they use. */
function bundle(environment: string, modules: readonly string[], plugin = lazyImports()): string[] {
  const hooks = plugin as unknown as {
    load(this: object, id: string): string | undefined;
    generateBundle(this: object): void;
  };
  const context = {
    environment: { name: environment },
    error(message: string) {
      throw new Error(message);
    },
  };
  const loaded = modules.map((id) => hooks.load.call(context, id) ?? '');
  hooks.generateBundle.call(context);
  return loaded;
}

test("Vite's helper is replaced, other modules are left alone", () => {
  const [helper, other] = bundle('client', ['\0vite/preload-helper.js', '/src/a.ts']);
  assert.match(helper ?? '', /__vitePreload/);
  assert.equal(other, '');
});

test("a client build that never met Vite's helper stops; other environments have none", () => {
  assert.throws(() => bundle('client', ['/src/a.ts']), /vite\/preload-helper/);
  assert.deepEqual(bundle('prerender', ['/src/a.ts']), ['']);
  const plugin = lazyImports();
  bundle('prerender', ['\0vite/preload-helper.js'], plugin);
  assert.throws(() => bundle('client', ['/src/a.ts'], plugin), /vite\/preload-helper/);
});

test('a page with islands needs the guarded definition that the boot script relies on', () => {
  const guarded =
    '<script>(()=>{customElements.get("astro-island")||customElements.define("astro-island",f)})()</script>';
  const bare = '<script>customElements.define("astro-island",f)</script>';
  assert.deepEqual(unguardedIslands(pageOf('login', { body: guarded + island('Login') })), []);
  assert.deepEqual(unguardedIslands(pageOf('faq', { body: bare })), []);
  assert.match(unguardedIslands(pageOf('login', { body: bare + island('Login') })).join(), /^en\/login\/index\.html: /);
});

test("an island's id, which differs from machine to machine, is left out", () => {
  const body = '<p uid="a"></p><astro-island uid="ZyIA2I" prefix="r1"><b>1</b></astro-island>';
  assert.match(
    writePage(dropIslandIds(pageOf('login', { body }))),
    /<p uid="a"><\/p><astro-island prefix="r1"><b>1<\/b><\/astro-island>/,
  );
});

test('a script that reads the id of islands stops the build', () => {
  const reads = '<script>this.getAttribute("uid")</script>';
  assert.deepEqual(readIslandIds(pageOf('login', { body: island('Login') })), []);
  assert.deepEqual(readIslandIds(pageOf('faq', { body: reads })), []);
  assert.match(readIslandIds(pageOf('login', { body: reads + island('Login') })).join(), /^en\/login\/index\.html: /);
});
