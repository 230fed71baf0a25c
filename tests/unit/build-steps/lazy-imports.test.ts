import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyImports } from '../../../build-steps/lazy-imports.ts';

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
